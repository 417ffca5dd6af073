import { chromium } from "@playwright/test";
const runs = Number(process.argv[2] ?? 7);
const variants = process.argv.slice(3).map((v) => v.split("="));
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu","--disable-background-networking","--disable-component-update","--disable-sync","--no-first-run"] });
const out = Object.fromEntries(variants.map(([n]) => [n, []]));
for (let i = 0; i < runs; i++) for (const [name, port] of variants.toSorted(() => Math.random() - 0.5)) {
  const ctx = await b.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  const p = await ctx.newPage();
  if (name.includes("norest")) await p.addInitScript(() => { window.requestIdleCallback = () => 0; });
  await p.addInitScript(() => { window.__lt = []; new PerformanceObserver((l) => { for (const e of l.getEntries()) window.__lt.push([e.startTime, e.duration]); }).observe({ type: "longtask", buffered: true }); });
  const cdp = await ctx.newCDPSession(p);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  if (process.env.THROTTLE !== "0") await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await p.goto(`http://localhost:${port}/`, { waitUntil: "load" });
  await p.waitForTimeout(4000);
  const { metrics } = await cdp.send("Performance.getMetrics");
  const m = Object.fromEntries(metrics.map((x) => [x.name, x.value]));
  const r = await p.evaluate(() => ({ fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime, lt: window.__lt, text: document.body.innerText.length }));
  const tbt = r.lt.filter(([s, d]) => s + d > r.fcp).reduce((t, [s, d]) => t + Math.max(0, Math.min(d, s + d - r.fcp) - 50), 0);
  out[name].push({ layout: m.LayoutDuration * 1000, style: m.RecalcStyleDuration * 1000, task: m.TaskDuration * 1000, script: m.ScriptDuration * 1000, fcp: r.fcp, tbt, text: r.text, max: Math.max(0, ...r.lt.filter(([s]) => s > r.fcp).map(([, d]) => d)) });
  await ctx.close();
}
const med = (a) => a.toSorted((x, y) => x - y)[Math.floor(a.length / 2)];
for (const [n, rs] of Object.entries(out)) console.log(n.padEnd(14), Object.keys(rs[0]).map((k) => `${k} ${Math.round(med(rs.map((r) => r[k])))}`).join("  "));
await b.close();
