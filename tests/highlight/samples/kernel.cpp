#include <vector>
// A class.
template <typename T>
class Box final : public Base {
public:
    explicit Box(T v) noexcept : v_{std::move(v)} {}
    virtual ~Box() = default;
    auto get() const -> const T & { return v_; }

private:
    T v_;
    static constexpr bool ok = true;
};

namespace perf {
int run(std::vector<int> xs) {
    auto n = 1'000;
    for (auto &x : xs) { if (x == nullptr) throw 1; }
    try { delete this; } catch (...) { }
    return n;
}
}
