import { join } from "node:path";
import { Hono, type Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { requestId } from "hono/request-id";
import { stream } from "hono/streaming";
import { z } from "zod";
import {
  DESK_VIEWS,
  MAX_NOTE,
  type DeskLead,
  type DeskPage,
} from "../../contract/desk.ts";
import { comesFromAnotherSite } from "../api/cross-site.ts";
import type { AppEnv } from "../http/app-env.ts";
import { problem } from "../http/problem.ts";
import { readBody } from "../http/read-body.ts";
import { csvLines } from "../leads/csv.ts";
import type { LeadStore } from "../leads/operator.ts";
import { sayRarely, type Log } from "../lib/log.ts";
import type { Health } from "../operations/health.ts";
import { NotBuiltError } from "../pages/build-info.ts";
import { commonHeaders } from "../pages/common-headers.ts";
import {
  answerFile,
  chooseVariant,
  DESK_FOLDER,
  readSiteFiles,
} from "../pages/site-files.ts";
import { UNPRINTABLE } from "../lib/printable.ts";
import { readRequest, type Lead } from "../store/lead.ts";
import { findAll, findPage } from "./find-leads.ts";
import { createSignIn, deskHeaders, withWrongToken } from "./sign-in.ts";

interface DeskOptions {
  readonly token: string;
  readonly siteDir: string;
  readonly trustedProxies: number;
  readonly health: Pick<Health, "isStopping">;
  readonly open: () => Promise<LeadStore>;
  /** Called when a lead is to be delivered now. */
  readonly onQueued: () => void;
  readonly log: Log;
  readonly clock?: () => number;
  readonly pause?: (ms: number) => Promise<void>;
}

const MAX_BODY_BYTES = 16 * 1024;

const SAY_WRONG_EVERY_MS = 60_000;

const query = z.object({
  view: z.enum(DESK_VIEWS),
  search: z.string().max(200),
});

const key = z.object({ id: z.string(), createdAt: z.int() });

const asked = query.extend({ before: key.optional() });

/** The last one that a `Date` can hold: a later one would break the list and every export. */
const LAST_MOMENT = 8.64e15;

const rung = z.object({
  rungAt: z.int().min(0).max(LAST_MOMENT).nullable(),
  rungNote: z
    .string()
    .max(MAX_NOTE)
    .transform((text) => text.replace(UNPRINTABLE, " ").trim() || null),
});

/** Without a session every request gets the same answer. @throws {NotBuiltError} */
export function createDesk(options: DeskOptions): Hono<AppEnv> {
  const { siteDir, trustedProxies, health, open, onQueued, log } = options;
  const { isSignedIn, signIn, signOut } = createSignIn(options);
  const files = readSiteFiles(join(siteDir, DESK_FOLDER));
  const signInPage = files.get("sign-in.html");
  if (!signInPage || !files.has("index.html")) throw new NotBuiltError(siteDir);
  const signInHtml = new TextDecoder().decode(signInPage.identity.bytes);
  const siteHeaders = deskHeaders(signInHtml);
  const wrongTokenPage = withWrongToken(signInHtml);
  const sayWrong = sayRarely(SAY_WRONG_EVERY_MS, (times) =>
    log.warn({ times }, "a wrong token was given at the desk"),
  );
  const app = new Hono<AppEnv>();

  app.use(
    requestId({ headerName: "" }),
    commonHeaders({ siteHeaders, health, trustedProxies }),
  );

  app.use(async (c, next) => {
    const mayChange =
      ["GET", "HEAD"].includes(c.req.method) ||
      !comesFromAnotherSite(c, { trustedProxies });
    if (mayChange && c.req.path === "/sign-in" && c.req.method === "POST") {
      if (await signIn(c)) {
        log.info("a sign-in at the desk");
        return c.redirect("/", 303);
      }
      sayWrong();
      return c.html(wrongTokenPage, 401);
    }
    if (mayChange && (await isSignedIn(c))) return next();
    const { bytes, headers } = chooseVariant(signInPage, c.req.raw);
    const { ETag: _, ...rest } = headers;
    return new Response(bytes, { status: 401, headers: rest });
  });

  app.post("/sign-out", (c) => {
    signOut(c);
    return c.redirect("/", 303);
  });

  app.post("/leads", async (c) => {
    const { before, ...wanted } = parse(asked, await readJson(c));
    const { leads, next } = await findPage(
      (await open()).admin,
      wanted,
      before,
    );
    return c.json({
      leads: leads.map(shown),
      next: next ? { id: next.id, createdAt: next.createdAt } : null,
    } satisfies DeskPage);
  });

  app.post("/leads/export", async (c) => {
    const form = new URLSearchParams(await readText(c));
    const wanted = parse(query, Object.fromEntries(form));
    const { admin } = await open();
    log.info("requests were exported at the desk");
    c.header("Content-Type", "text/csv; charset=utf-8");
    c.header("Content-Disposition", 'attachment; filename="demo-requests.csv"');
    return stream(
      c,
      async (file) => {
        for await (const line of csvLines(findAll(admin, wanted))) {
          if (file.aborted) return;
          await file.writeln(line);
        }
      },
      async (error) => {
        log.error({ err: error }, "an export was broken off");
        // A part of the requests must not look like all of them.
        c.env.outgoing?.destroy();
      },
    );
  });

  app.get("/leads/:id", (c) => answer(c));

  app.post("/leads/:id/retry", async (c) => {
    const { admin } = await open();
    const isQueued = await admin.retry(c.req.param("id"));
    if (isQueued) onQueued();
    return answer(c, "queued for delivery");
  });

  app.post("/leads/:id/rung", async (c) => {
    const { admin } = await open();
    const ringBack = parse(rung, await readJson(c));
    await admin.setRung(c.req.param("id"), ringBack);
    return answer(c, "ring-back recorded");
  });

  app.get("/leads/:id/person", async (c) => {
    const { leads } = await personOf(c);
    return leads.length > 0
      ? c.json(leads.map(({ id, createdAt }) => ({ id, createdAt })))
      : gone();
  });

  app.delete("/leads/:id/person", async (c) => {
    const { leads, removal } = await personOf(c);
    if (leads.length === 0) return gone();
    await removal.erase(leads.map(({ id }) => id));
    for (const { id } of leads) log.info({ lead: id }, "erased at the desk");
    return c.json({ scrubbed: await removal.scrub() });
  });

  async function personOf(c: Context<AppEnv, "/leads/:id">) {
    const { admin, removal } = await open();
    const lead = await admin.get(c.req.param("id"));
    const email = lead && readRequest(lead).email;
    return { removal, leads: email ? await admin.ofPerson(email) : [] };
  }

  async function answer(c: Context<AppEnv, "/leads/:id">, done?: string) {
    const lead = await (await open()).admin.get(c.req.param("id"));
    if (!lead) return gone();
    if (done) log.info({ lead: lead.id }, `${done} at the desk`);
    return c.json(shown(lead));
  }

  app.get("*", (c) => {
    const file = files.get(c.req.path.slice(1) || "index.html");
    return file ? answerFile(file, c.req.raw) : gone();
  });
  app.all("*", gone);
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    // Any client can cause this, without a token and at will.
    if (c.req.raw.signal.aborted)
      return problem(400, "The connection closed too early.");
    log.error({ requestId: c.var.requestId, err: error }, "the desk failed");
    return problem(500, "Something went wrong on our side.");
  });
  return app;
}

const gone = () => problem(404, "There is nothing at this address.");

async function readText(c: Context): Promise<string> {
  const body = await readBody(c.req, MAX_BODY_BYTES);
  return new TextDecoder().decode(body);
}

async function readJson(c: Context): Promise<unknown> {
  const text = await readText(c);
  try {
    return JSON.parse(text);
  } catch {
    throw notFromThePage();
  }
}

function parse<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const { data, success } = schema.safeParse(input);
  if (!success) throw notFromThePage();
  return data;
}

const notFromThePage = () =>
  new HTTPException(400, {
    res: problem(400, "That is not what the desk's page asks."),
  });

function shown(lead: Lead): DeskLead {
  const { source: _source, timestamp: _sent, ...request } = readRequest(lead);
  return {
    id: lead.id,
    createdAt: lead.createdAt,
    state: lead.state,
    request,
    origin: lead.origin,
    deliveries: lead.deliveries,
    rungAt: lead.rungAt,
    rungNote: lead.rungNote,
  };
}
