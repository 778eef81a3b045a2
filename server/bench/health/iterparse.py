"""The usual way in Python: iterparse over the zip's entry, clearing as it goes."""
import json, resource, sys, time, zipfile
import xml.etree.ElementTree as ET

started = time.perf_counter()
records, days, depth, root = 0, set(), 0, None
with zipfile.ZipFile(sys.argv[1]) as archive:
    name = next(n for n in archive.namelist() if n.endswith("/export.xml"))
    with archive.open(name) as stream:
        for event, element in ET.iterparse(stream, events=("start", "end")):
            if event == "start":
                depth += 1
                if root is None:
                    root = element
                continue
            if depth == 2:
                if element.tag == "Record":
                    records += 1
                    days.add(element.get("startDate")[:10])
                root.clear()
            depth -= 1
print(json.dumps({
    "records": records, "days": len(days), "bytes": 0,
    "milliseconds": (time.perf_counter() - started) * 1000,
    "cpuMilliseconds": sum(resource.getrusage(resource.RUSAGE_SELF)[:2]) * 1000,
    "megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
}))
