# syntax=docker/dockerfile:1

# The Node that package.json names.
ARG NODE_IMAGE=node:26.10.0-slim

# The pages. Settings that start with VITE_ are read from the build secret "settings", a .env file:
# it leaves nothing in the image but what the pages show.
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY server/package.json ./server/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
ENV ASTRO_TELEMETRY_DISABLED=1
RUN --mount=type=secret,id=settings,target=/app/.env node scripts/build.ts

# What the server needs of the packages: a tenth of what the build does.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY server/package.json ./server/
RUN npm ci --workspace=server --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

FROM ${NODE_IMAGE} AS files
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules ./node_modules
COPY settings ./settings
COPY contract ./contract
COPY server ./server
COPY --from=build /app/dist ./dist
RUN install --directory --mode=700 --owner=node --group=node /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Liveness, not readiness: a server that waits for its database should not be restarted.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1))"]

# Where a volume comes as root's (fly.toml): it is handed over, and so are the rights.
FROM files AS fly
CMD ["sh", "-c", "chown node: /data && exec setpriv --reuid=node --regid=node --init-groups --no-new-privs node server/main.ts"]

FROM files
VOLUME /data
USER node
CMD ["node", "server/main.ts"]
