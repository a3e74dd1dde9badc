# Server and console as an image, with SQLite in a volume unless DATABASE_URL says otherwise. `atrium` is a free name.
#
#   docker build -t atrium .
#   docker run -p 127.0.0.1:3000:3000 -v atrium-data:/data -e TRUST_PROXY=1 -e ALLOWED_HOSTS=admin.example.com atrium

FROM node:22-bookworm-slim AS build
WORKDIR /build
COPY . .
# No script of a package runs: the build needs none, those of test tools would download programs. The cache spares the downloads when only
# sources changed.
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --ignore-scripts
RUN npm run bundle

FROM node:22-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATABASE_URL=file:/data/main.db
# Owned by root, so that the server cannot change its own files.
COPY --from=build /build/bundle /app
RUN mkdir /data /backups && chown node:node /data /backups && chmod 700 /data /backups
VOLUME /data
WORKDIR /app
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
# A start may wait a minute for its database.
HEALTHCHECK --interval=10s --timeout=5s --start-period=70s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.mjs"]
