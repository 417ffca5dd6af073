// What a hostile client may put into each place of a request. `n` is the request's number.

/** In whatever a visitor could have written: it must come up nowhere. */
export const CANARY = "cAnArY";

export const METHODS =
  "GET GET GET POST HEAD PUT DELETE OPTIONS PATCH TRACE PROPFIND PURGE get X".split(
    " ",
  );
export const TARGETS = [
  ..."/ // /index.html /security /security/ /security.html /thank-you /404 /nothing /robots.txt /_astro/app.5f3a.js /_astro/gone.js /.well-known/security.txt /build.json /_headers /index.html.br".split(
    " ",
  ),
  ..."/api /api/ /api/health /api/ready /api/vitals /api/demo-requests /api/demo-requests/ /api/%64emo-requests /metrics".split(
    " ",
  ),
  ..."/../etc/passwd /%2e%2e/%2e%2e/etc/passwd /..%5c..%5cx /%00 /% /%ff /%c0%ae%c0%ae/ /a\\b //evil.example/ /%2f%2fevil.example/ /\\evil.example http://evil.example/ https://x:y@evil.example/ * x /;a=b /?".split(
    " ",
  ),
  "/constructor",
  "/__proto__",
  "/\u00e9",
  "/#hash",
  `/${"a/".repeat(4000)}`,
  `/?${"a=b&".repeat(3000)}`,
];
export const HOSTS = [
  "ellaira.example",
  "ellaira.example",
  "ellaira.example:3000",
  "127.0.0.1",
  "[::1]",
  "a b",
  "",
  "x,y",
  "evil.example@ellaira.example",
  "é",
  "x".repeat(300),
  "/",
  "ellaira.example/x",
];
export const TYPES = [
  "application/json",
  "application/json",
  "application/json; charset=utf-8",
  "application/json; charset=utf-16",
  "APPLICATION/JSON",
  "text/plain",
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded;charset=latin1",
  "multipart/form-data; boundary=b",
  "multipart/form-data",
  "application/xml",
  "",
  ";",
  "application/json, text/html",
];
const ADDRESSES = [
  "192.0.2.1",
  "2001:db8::1",
  "1.1.1.1, 192.0.2.1",
  "::ffff:192.0.2.1",
  "64:ff9b::c000:201",
  "fe80::1%eth0",
  "unknown",
  "_hidden",
  "[::1]:x",
  ",,,",
  "999.1.1.1",
];
export const canary = (n: number) => `${CANARY}${n}`;

export const HEADERS: Readonly<
  Record<string, (n: number) => readonly string[]>
> = {
  Accept: (n) => [
    "*/*",
    "text/html",
    "text/html;q=nan",
    "application/json;q=2, */*;q=",
    canary(n),
  ],
  "Accept-Encoding": (n) => [
    "br",
    "gzip;q=0.5, br;q=0",
    "*",
    "identity;q=0",
    "br;q=-1",
    canary(n),
  ],
  Range: (n) => [
    "bytes=0-0",
    "bytes=-1",
    "bytes=5-2",
    "bytes=0-,0-,0-",
    `bytes=${"0-1,".repeat(500)}2-3`,
    "bytes=99999999999999999999-",
    "lines=1-2",
    canary(n),
  ],
  "If-Range": (n) => ['"x"', "Tue, 01 Jul 2025 00:00:00 GMT", canary(n)],
  "If-None-Match": (n) => ["*", '"x", W/"y"', '"', `"${canary(n)}"`],
  "If-Modified-Since": (n) => [
    "Tue, 01 Jul 2025 00:00:00 GMT",
    "never",
    canary(n),
  ],
  "If-Match": () => ["*", '"x"'],
  "Content-Encoding": () => ["gzip", "br", "x"],
  Expect: () => ["100-continue", "cake"],
  Connection: () => ["close, upgrade", "keep-alive, close", "x, close"],
  Upgrade: () => ["websocket", "h2c"],
  Origin: () => [
    "https://ellaira.example",
    "http://ellaira.example",
    "https://evil.example",
    "null",
    "https://[::1",
    "",
  ],
  "Sec-Fetch-Site": () => [
    "same-origin",
    "cross-site",
    "none",
    "same-site",
    "",
    "x",
  ],
  "X-Forwarded-For": () => ADDRESSES,
  Forwarded: () => ["for=192.0.2.1;host=x", "for="],
  "X-Forwarded-Host": () => ["ellaira.example", "evil.example", "a b", ",", ""],
  "X-Forwarded-Proto": () => ["https", "http", "https,http", "x"],
  "X-Request-Id": (n) => [
    "0197c5d2-2f6e-7c41-9c5e-000000000001",
    `${canary(n)}@clinic.example`,
    '"},{"level":60',
  ],
  "X-Website": (n) => ["", "1", canary(n)],
  "Access-Control-Request-Method": () => ["POST", "x"],
  Cookie: (n) => [`a=${canary(n)}`],
  Referer: (n) => [`https://search.example/?q=${canary(n)}`],
  "User-Agent": (n) => [canary(n), "é", "x".repeat(7000)],
  Authorization: (n) => [`Basic ${canary(n)}`],
  "X-HTTP-Method-Override": () => ["DELETE"],
  __proto__: (n) => [canary(n)],
  "Idempotency-Key": (n) => [
    `own-${n}`,
    `shared-${n % 50}`,
    `${canary(n)}`,
    "",
    "a b",
    "é",
    "k".repeat(256),
  ],
  // Smuggling: a second framing beside the true one.
  "Transfer-Encoding": () => [
    "chunked",
    "gzip, chunked",
    "identity",
    "xchunked",
    "chunked, chunked",
  ],
  "Content-Length": () => [
    "0",
    "-1",
    "5",
    "1e3",
    "99999999999999999999",
    "+1",
    "0x10",
  ],
};
/** Those after which it is open where a request ends. */
export const BREAKS_FRAMING = new Set([
  "Transfer-Encoding",
  "Content-Length",
  "Expect",
  "Upgrade",
]);

export const TEXTS = (n: number) => [
  canary(n),
  " ",
  "\u0000",
  "\ud800",
  "<script>alert(1)</script>",
  "'; drop table lead; --",
  "=cmd|'/c calc'!A1",
  "\u001b[31m",
  "\u202e",
  "x".repeat(5000),
  "💙".repeat(500),
  "${jndi:ldap://x}",
  "{{7*7}}",
  "\r\nX: y",
];
export const ODD_BODIES = (n: number) => [
  "",
  "{",
  "null",
  "[]",
  "1",
  '"x"',
  "[".repeat(20_000),
  "{}",
  '{"__proto__":{"x":1}}',
  '{"name":{"$gt":""}}',
  `{"name":"${canary(n)}"`,
  "\u00ff\u00fe",
  "--b\r\n\r\n",
  "x".repeat(70_000),
  `{"email":"a@${"ü".repeat(5000)}"}`,
  "a=b&a=c&%=%zz",
];
