# SPDX-License-Identifier: MIT
class Perfpress < Formula
  desc "Static-site generator for performance results"
  homepage "@HOME@"
  version "@VERSION@"
  license "MIT"

  on_macos do
    # Older systems have no curl_multi_poll.
    depends_on macos: :monterey
    on_arm do
      url "@URL@/perfpress-@VERSION@-macos-arm64.tar.gz"
      sha256 "@macos-arm64@"
    end
    on_intel do
      url "@URL@/perfpress-@VERSION@-macos-x86_64.tar.gz"
      sha256 "@macos-x86_64@"
    end
  end

  on_linux do
    on_arm do
      url "@URL@/perfpress-@VERSION@-linux-aarch64.tar.gz"
      sha256 "@linux-aarch64@"
    end
    on_intel do
      url "@URL@/perfpress-@VERSION@-linux-x86_64.tar.gz"
      sha256 "@linux-x86_64@"
    end
  end

  def install
    bin.install "perfpress"
    man1.install "perfpress.1"
    bash_completion.install "perfpress.bash" => "perfpress"
    zsh_completion.install "_perfpress"
    doc.install "perfpress.licenses", "perfpress.sbom"
  end

  test do
    system bin/"perfpress", "init", "site"
    system bin/"perfpress", "build", "-C", "site"
  end
end
