# One image for all processes of the portal; the command chooses: api (default), worker or migrate.
# Slim and not Alpine: the engine's native library is built for glibc only.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS base
WORKDIR /app
ENV NPM_CONFIG_AUDIT=false NPM_CONFIG_FUND=false NPM_CONFIG_UPDATE_NOTIFIER=false

# What is made ahead of time: the web pages and the workflows' bundle. Its tools stay in this stage.
FROM base AS build
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --ignore-scripts
COPY tsconfig.json vite.config.ts ./
COPY domain domain
COPY workflows workflows
COPY activities activities
COPY db db
COPY worker worker
COPY web web
RUN node node_modules/vite/bin/vite.js build --logLevel warn
# Both bundles: the one for encrypted payloads is asked for by the name of the key alone, whose value is not used here.
RUN node --import tsx worker/bundle.ts --all

# What runs needs, and nothing that only the web pages, a desk or other systems do (docker/prune.mjs).
FROM base AS packages
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts
COPY docker/prune.mjs docker/
COPY domain domain
COPY workflows workflows
COPY activities activities
COPY db db
COPY worker worker
COPY api api
RUN node docker/prune.mjs

FROM base AS portal
ENV NODE_ENV=production APP_ENV=production HOST=0.0.0.0 PORT=3000 STORAGE_DIR=/data/files TZ=Etc/UTC
# A new named volume takes its owner from the folder of the image.
RUN install -d -o node -g node /data/files
COPY --from=packages /app/node_modules node_modules
# The lock file is part of what the workflows' bundle is stamped with.
COPY package.json package-lock.json tsconfig.json ./
COPY docker/entrypoint.sh docker/doctor.sh docker/healthy.mjs docker/
COPY domain domain
COPY workflows workflows
COPY activities activities
COPY db db
COPY worker worker
COPY api api
COPY --from=build /app/dist dist
USER node
EXPOSE 3000
# Of the api; docker-compose.yml gives the worker its own.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=6 CMD ["node", "docker/healthy.mjs", "http://127.0.0.1:3000/readyz"]
ENTRYPOINT ["/bin/sh", "docker/entrypoint.sh"]
CMD ["api"]
