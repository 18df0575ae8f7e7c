# SPDX-License-Identifier: MIT
# sarif.py: whether standard input is what SARIF 2.1.0 asks of a log with one
# run: required properties, types, and references by index that hold.
import json
import sys

log = json.load(sys.stdin)
assert log["version"] == "2.1.0" and log["$schema"].endswith(".json")
assert set(log) <= {"$schema", "version", "runs"}
(run,) = log["runs"]
assert set(run) == {"tool", "columnKind", "originalUriBaseIds", "invocations",
                    "results"}
assert run["columnKind"] == "unicodeCodePoints"
assert isinstance(run["invocations"][0]["executionSuccessful"], bool)
assert isinstance(run["invocations"][0]["exitCode"], int)
driver = run["tool"]["driver"]
assert driver["name"] == "perfpress" and driver["version"]
rules = driver["rules"]
assert len({r["id"] for r in rules}) == len(rules)
for rule in rules:
    assert rule["shortDescription"]["text"]
    assert rule["defaultConfiguration"]["level"] in ("none", "warning",
                                                     "error")
assert run["results"]
for result in run["results"]:
    assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
    assert result["level"] in ("warning", "error")
    assert result["message"]["text"]
    for location in result.get("locations", []):
        where = location["physicalLocation"]
        artifact = where["artifactLocation"]
        assert artifact["uriBaseId"] in run["originalUriBaseIds"]
        assert not artifact["uri"].startswith("/")
        assert " " not in artifact["uri"]
        region = where.get("region")
        if region and "startColumn" in region:
            assert 1 <= region["startColumn"] < region["endColumn"]
            assert region["startLine"] >= 1
