vcl 4.1;

# A cache that all visitors share, before our own server at 127.0.0.1:4321. It needs Debian's packages varnish and varnish-modules, and two sockets:
# "visitors", and "purge" for our server alone (PURGE_URL). varnish.service.conf has the options that it is started with.

import std;
import var;
import xkey;

backend site {
	.host = "127.0.0.1";
	.port = "4321";
	.probe = {
		.url = "/healthz";
		.interval = 2s;
		.timeout = 2s;
		.window = 3;
		.threshold = 1;
		.initial = 1;
	}
}

sub vcl_recv {
	# The server shows another release. It says so first, and then what to forget: see vcl_backend_response.
	# Pages are forgotten whole (purge) rather than kept for hard times (softpurge): those would be shown once more, to whoever asks next, however late.
	if (local.socket == "purge") {
		if (req.method != "PURGE") {
			return (synth(405));
		}
		# While the server counts as sick nothing is fetched: what is forgotten now could not be shown at all. Our server sends it again.
		if (!std.healthy(req.backend_hint)) {
			return (synth(503));
		}
		if (req.http.Release-Tag) {
			var.global_set("release", req.http.Release-Tag);
		}
		return (synth(200, "Forgotten: " + xkey.purge(req.http.xkey)));
	}

	# What tells a visitor's country: req.http.CF-IPCountry behind a network that names it.
	set req.http.X-Country = "Unknown";

	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}

	# What depends on the visitor, or is handed out in parts. Whatever else must not be kept, the server says by itself.
	if (req.url ~ "^/(\?|$|(desk|preview|edge|forms|hooks|file)(/|\?|$))" || req.http.Authorization) {
		return (pass);
	}

	# All other answers are the same for everybody.
	unset req.http.Cookie;

	# One variant for each way of compressing and each format of pictures, not for each browser.
	if (req.http.Accept-Encoding ~ "(?i)(^|[, ])br(?! *; *q=0(\.0*)? *(,|$))") {
		set req.http.Accept-Encoding = "br";
	} elsif (req.http.Accept-Encoding ~ "(?i)(^|[, ])gzip(?! *; *q=0(\.0*)? *(,|$))") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}
	if (req.url ~ "^/img/") {
		if (req.http.Accept ~ "image/avif(?! *; *q=0(\.0*)? *(,|$))") {
			set req.http.Accept = "image/avif";
		} else {
			set req.http.Accept = "image/webp";
		}
	}

	# stale-while-revalidate, as the server says it. Where it does not answer: all that is kept, stale-if-error.
	if (std.healthy(req.backend_hint)) {
		set req.grace = 60s;
	}
	return (hash);
}

sub vcl_backend_response {
	# An error must not take the place of a page that is asked for again in the background.
	if (beresp.status >= 500 && bereq.is_bgfetch) {
		return (abandon);
	}

	# Names that change with their content.
	if (beresp.http.Cache-Control ~ "immutable") {
		return (deliver);
	}

	# The server names what may be kept. What it answered before the release that it told last, and what another server answers that is behind, is not: it
	# would be stored when its page has been forgotten already.
	if (!beresp.http.CDN-Cache-Control || (var.global_get("release") &&
	    regsub(beresp.http.xkey, "^.*\b(release-\w+-\w+)\b.*$", "\1") != var.global_get("release"))) {
		set beresp.uncacheable = true;
		set beresp.ttl = 1s;
		return (deliver);
	}

	set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
	set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
	return (deliver);
}

sub vcl_backend_error {
	set beresp.http.Content-Type = "text/plain; charset=utf-8";
	set beresp.http.Cache-Control = "no-store";
	set beresp.http.Retry-After = "5";
	set beresp.body = "The site cannot be reached" + {"
"};
	return (deliver);
}

sub vcl_deliver {
	# Between the server and this cache.
	unset resp.http.CDN-Cache-Control;
	unset resp.http.xkey;
	unset resp.http.Surrogate-Key;
	unset resp.http.Cache-Tag;
	if (obj.hits > 0) {
		set resp.http.X-Cache = "hit";
	} else {
		set resp.http.X-Cache = "miss";
	}
	return (deliver);
}
