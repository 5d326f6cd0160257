-- For wrk: walks through the addresses of a file, one after the other, as a browser asks, and says what came of it in one line of JSON.
-- A second argument is the milliseconds that each connection rests before a request.
local requests, at = {}, 0

function init(args)
  wrk.headers["Accept-Encoding"] = "gzip, deflate, br"
  for path in io.lines(args[1]) do requests[#requests + 1] = wrk.format("GET", path) end
  if args[2] then delay = function() return tonumber(args[2]) end end
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  print(string.format('{"requests":%d,"bytes":%d,"seconds":%f,"failed":%d,"p50":%f,"p99":%f}', summary.requests, summary.bytes,
    summary.duration / 1e6, failed, latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
