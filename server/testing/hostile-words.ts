/** Part of what a visitor wrote: no log, metric or error may repeat it. */
export const CANARY = "cAnArY";

const words = (text: string) => text.trim().split(/\s+/);

export const METHODS = words(
  "GET GET GET GET HEAD POST PUT DELETE OPTIONS PATCH TRACE PROPFIND PURGE get X",
);

export const TARGETS = [
  ...words(`
    / // /index.html /security /security/ /security.html /thank-you /404 /nothing /robots.txt
    /_astro/app.5f3a.js /_astro/gone.js /.well-known/security.txt /build.json /_headers
    /index.html.br /api /api/ /api/health /api/ready /api/demo-requests
    /api/demo-requests/ /api/%64emo-requests /metrics /../etc/passwd /%2e%2e/%2e%2e/etc/passwd
    /..%5c..%5cx /%00 /% /%ff /%c0%ae%c0%ae/ /a\\b //evil.example/ /%2f%2fevil.example/
    /\\evil.example http://evil.example/ https://x:y@evil.example/ * x /;a=b /? /constructor
    /__proto__ /é /#hash`),
  `/${"a/".repeat(4000)}`,
  `/?${"a=b&".repeat(3000)}`,
];

export const HOSTS = [
  ...words("ellaira.example ellaira.example:3000 127.0.0.1 [::1] x,y é /"),
  ...words("evil.example@ellaira.example ellaira.example/x"),
  "a b",
  "",
  "x".repeat(300),
];

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
export const TYPES = [
  JSON_TYPE,
  `${JSON_TYPE}; charset=utf-8`,
  `${JSON_TYPE}; charset=utf-16`,
  `${JSON_TYPE}, text/html`,
  "APPLICATION/JSON",
  FORM_TYPE,
  `${FORM_TYPE};charset=latin1`,
  "multipart/form-data; boundary=b",
  "multipart/form-data",
  "text/plain",
  "",
  ";",
];

const DATE = "Tue, 01 Jul 2025 00:00:00 GMT";

export const HEADERS: Readonly<Record<string, readonly string[]>> = {
  Accept: ["text/html", "text/html;q=nan", "application/json;q=2, */*;q="],
  "Accept-Encoding": ["gzip;q=0.5, br;q=0", "*", "identity;q=0", "br;q=-1"],
  Range: [
    ...words("bytes=0-0 bytes=-1 bytes=5-2 bytes=0-,0-,0- lines=1-2"),
    `bytes=${"0-1,".repeat(500)}2-3`,
    "bytes=99999999999999999999-",
  ],
  "If-Range": ['"x"', DATE],
  "If-None-Match": ["*", '"x", W/"y"', '"', `"${CANARY}"`],
  "If-Modified-Since": [DATE, "never"],
  "If-Match": ["*", '"x"'],
  "Content-Encoding": ["gzip", "br", "x"],
  Connection: ["close, upgrade", "keep-alive, close", "x, close"],
  Origin: words(
    "https://ellaira.example http://ellaira.example https://evil.example null https://[::1",
  ),
  "Sec-Fetch-Site": words("same-origin cross-site none same-site x"),
  "X-Forwarded-For": [
    ...words("192.0.2.1 2001:db8::1 ::ffff:192.0.2.1 64:ff9b::c000:201"),
    ...words("fe80::1%eth0 unknown _hidden [::1]:x ,,, 999.1.1.1"),
    "1.1.1.1, 192.0.2.1",
  ],
  Forwarded: ["for=192.0.2.1;host=x", "for="],
  "X-Forwarded-Host": ["ellaira.example", "evil.example", "a b", ",", ""],
  "X-Forwarded-Proto": ["https", "http", "https,http", "x"],
  "X-Request-Id": [
    "0197c5d2-2f6e-7c41-9c5e-000000000001",
    `${CANARY}@clinic.example`,
    '"},{"level":60',
  ],
  "X-Website": ["", "1", "filled"],
  "Access-Control-Request-Method": ["POST", "x"],
  Cookie: [`a=${CANARY}`],
  Referer: [`https://search.example/?q=${CANARY}`],
  "User-Agent": ["é", "x".repeat(7000)],
  Authorization: [`Basic ${CANARY}`],
  "X-HTTP-Method-Override": ["DELETE"],
  ["__proto__"]: [CANARY],
  "Idempotency-Key": ["", "a b", "é", "k".repeat(256), "shared", "key"],
};

/** Headers that make a request's end ambiguous: a second framing beside the true one smuggles another request. */
export const FRAMING: typeof HEADERS = {
  "Transfer-Encoding": [
    ...words("chunked identity xchunked"),
    "gzip, chunked",
    "chunked, chunked",
  ],
  "Content-Length": words("0 -1 5 1e3 99999999999999999999 +1 0x10"),
  Expect: ["100-continue", "cake"],
  Upgrade: ["websocket", "h2c"],
};

export const TEXTS = [
  CANARY,
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
  "\r\nX: y",
];

export const ODD_BODIES = [
  ...words('{ null [] 1 "x" {} {"__proto__":{"x":1}} {"name":{"$gt":""}}'),
  "",
  `{"name":"${CANARY}"`,
  "[".repeat(20_000),
  "--b\r\n\r\n",
  "x".repeat(70_000),
  `{"email":"a@${"ü".repeat(5000)}"}`,
  "a=b&a=c&%=%zz",
];
