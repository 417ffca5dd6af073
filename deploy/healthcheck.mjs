// Exits with 0 while the server in this container answers. It checks liveness, not readiness: a server that waits for
// its database should not be restarted.
const { PORT = "3000" } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}/api/health`, {
  signal: AbortSignal.timeout(2500),
}).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
