import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { ensureBuilt } from '../platform/commands/build.mjs'
import { readServerBuild } from '../platform/commands/bundle.mjs'
import { root, run } from '../platform/commands/lib/run.mjs'
import { startProgram } from './lib/started-program.mjs'

const minutes = 60_000
/** The server ends within this time after a signal, in seconds (`server/src/runtimes/node/README.md`). */
const stopSeconds = 10
/** After this time the server closes a connection that is not in use, in seconds. */
const idleSeconds = 5

const read = (file) => readFileSync(resolve(root, file), 'utf8')
const bundled = Object.keys((await readServerBuild()).programs).map((name) => `${name}.mjs`)
const largestImport = Number(/maxImportMegabytes = (\d+)/.exec(read('platform/contract/src/kind/import/limits.ts'))[1])
const withoutComments = (file) => read(file).replace(/^\s*#.*$/gm, '')

let scratch = ''
beforeAll(async () => {
  await ensureBuilt('app')
  scratch = mkdtempSync(join(tmpdir(), 'deploy-'))
}, 10 * minutes)
afterAll(() => rmSync(scratch, { recursive: true, force: true }), minutes)

/** The lines of the Dockerfile as `[instruction, rest]`, in its stages. */
function readStages() {
  const lines = withoutComments('Dockerfile')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean)
  const stages = []
  for (const line of lines) {
    const [instruction, rest] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1).trim()]
    if (instruction === 'FROM') stages.push({ name: / AS (\S+)$/.exec(rest)?.[1], from: rest.split(' ')[0], lines: [] })
    else stages.at(-1).lines.push([instruction, rest])
  }
  return stages
}

const ofKind = (stage, kind) => stage.lines.filter(([instruction]) => instruction === kind).map(([, rest]) => rest)

/** The settings that the image has in its environment. */
const settingsOfImage = () =>
  Object.fromEntries(
    ofKind(readStages().at(-1), 'ENV').flatMap((line) =>
      line.split(/\s+/).map((one) => one.split(/=(.*)/).slice(0, 2)),
    ),
  )

describe('the image', () => {
  const stages = readStages()
  const last = stages.at(-1)

  test('is built of the whole checkout, so that it names no module', () => {
    expect(stages.flatMap((stage) => ofKind(stage, 'COPY'))[0]).toBe('. .')
    expect(read('Dockerfile')).not.toMatch(/modules|platform/)
  })

  test('takes over the bundle alone from the stage that builds it', () => {
    expect(ofKind(last, 'COPY')).toEqual([`--from=${stages[0].name} /build/bundle /app`])
    expect(ofKind(stages[0], 'RUN')).toEqual([expect.stringMatching(/ npm ci /), 'npm run bundle'])
    // Native packages fit one C library.
    expect(last.from).toBe(stages[0].from)
  })

  test('runs a program of the bundle, and not as root', () => {
    expect(ofKind(last, 'USER')).toEqual(['node'])
    const [node, program] = JSON.parse(ofKind(last, 'CMD')[0])
    expect([node, bundled.includes(program)]).toEqual(['node', true])
  })

  test('keeps its data in a volume, and no secret in itself', () => {
    const settings = ofKind(last, 'ENV').join(' ')
    const volume = ofKind(last, 'VOLUME')[0]
    expect(settings).toContain(`DATABASE_URL=file:${volume}/`)
    expect(settings).toContain('NODE_ENV=production')
    expect(read('Dockerfile')).not.toMatch(/PASSWORD|SECRET/)
  })

  test(
    'is healthy while the server is ready',
    async () => {
      const [node, ...args] = JSON.parse(/CMD (\[.*\])$/.exec(ofKind(last, 'HEALTHCHECK')[0])[1])
      expect(node).toBe('node')
      const server = startServer({ DATABASE_URL: `file:${join(scratch, 'healthy.db')}`, NODE_ENV: 'production' })
      const check = async (port) => (await run(process.execPath, args, { env: { PORT: port }, capture: true })).code
      const port = new URL(await server.address).port
      expect(await check(port)).toBe(0)
      expect(await server.stop()).toBe(0)
      expect(await check(port)).toBe(1)
    },
    minutes,
  )
})

/** Starts a program of the build, with no settings but these. */
function startBuilt(name, settings, args = [], options = []) {
  const environment = { PATH: process.env.PATH, PORT: '0', ...settings }
  return startProgram([...args, `dist/server/${name}.js`, ...options], { folder: root, settings: environment })
}

/** Starts the built server on a free port, with no settings but these. */
function startServer(settings, args = []) {
  const { child, exited, printed } = startBuilt('node', settings, args)
  function stop() {
    child.kill('SIGTERM')
    return exited
  }
  return { address: printed(/ (http:\/\/\S+:\d+)$/), printed, stop }
}

/** Asks for the page as a proxy does that people reach by `host`. */
async function askAsProxy(address, host) {
  const { port } = new URL(address)
  const headers = {
    host,
    accept: 'text/html',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': host,
  }
  const response = await new Promise((done, fail) =>
    request({ host: '127.0.0.1', port, path: '/', headers }, done).on('error', fail).end(),
  )
  await text(response)
  return { status: response.statusCode, isSecure: 'strict-transport-security' in response.headers }
}

/** Asks under the name that the server has and under another one. */
async function askProduction(server, host) {
  try {
    const address = await server.address
    return [await askAsProxy(address, host), await askAsProxy(address, 'elsewhere.example')]
  } finally {
    await server.stop()
  }
}

const answersOfProduction = [
  { status: 200, isSecure: true },
  { status: 421, isSecure: true },
]

describe('compose.yaml', () => {
  const { services, networks, volumes } = parse(read('compose.yaml'))
  const { migrate, database, proxy } = services
  const servers = [services['server-1'], services['server-2']]

  test('has no password, and does not start without one', () => {
    const settings = Object.values(services).flatMap(({ environment }) => Object.entries(environment))
    const secrets = settings.filter(([name]) => /PASSWORD|KEY/.test(name))
    expect([...new Set(secrets.map(([name]) => name))]).toEqual(['PGPASSWORD', 'BACKUP_KEY', 'POSTGRES_PASSWORD'])
    for (const [, value] of secrets) expect(value).toMatch(/^\$\{(?:POSTGRES_PASSWORD|BACKUP_KEY):\?[^}]+\}$/)
    expect(migrate.environment.DATABASE_URL).not.toMatch(/:\/\/[^@/]*:/)
  })

  test('migrates when the database answers, then starts two servers, and gives them time to stop', () => {
    expect(migrate.depends_on).toEqual({ database: { condition: 'service_healthy' } })
    expect(database.healthcheck.test.join(' ')).toContain('pg_isready')
    expect(bundled).toContain(migrate.command[1])
    for (const server of servers) {
      expect(server.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } })
      expect(parseInt(server.stop_grace_period, 10)).toBeGreaterThan(stopSeconds)
      expect([server.environment, server.read_only]).toEqual([migrate.environment, true])
    }
  })

  test('writes backups to a volume of both servers that they may write to', () => {
    const folder = migrate.environment.BACKUP_FOLDER
    for (const server of servers) expect(server.volumes).toEqual([`backups:${folder}`])
    expect(ofKind(readStages().at(-1), 'RUN')[0]).toMatch(new RegExp(`chown node:node .*${folder}\\b`))
  })

  test('publishes the proxy alone', () => {
    const published = Object.entries(services).filter(([, { ports }]) => ports !== undefined)
    expect(published).toEqual([['proxy', expect.objectContaining({ ports: expect.arrayContaining(['443:443']) })]])
    expect(proxy.environment.UPSTREAM).toBe('server-1:3000 server-2:3000')
    expect(proxy.depends_on).toEqual(['server-1', 'server-2'])
    // A single server that is not ready is still asked, and says why.
    expect(read('deploy/Caddyfile')).toContain('health_uri {$HEALTH_PATH:/health/live}')
    expect(proxy.environment.HEALTH_PATH).toBe('/health/ready')
  })

  test('has the networks, volumes and files that the services name', () => {
    const named = (key) => Object.values(services).flatMap((service) => service[key] ?? [])
    expect(named('networks').filter((name) => !(name in networks))).toEqual([])
    const mounted = named('volumes').map((volume) => volume.split(':')[0])
    const isFound = (source) => (source.startsWith('.') ? existsSync(resolve(root, source)) : source in volumes)
    expect(mounted.filter((source) => !isFound(source))).toEqual([])
    expect(database.volumes).toHaveLength(1)
  })

  test(
    'has settings with which the server is a real installation behind a proxy',
    async () => {
      const values = { SITE_HOST: 'admin.example.com', POSTGRES_PASSWORD: 'secret', BACKUP_KEY: 'a long secret' }
      const fill = (value) => value.replaceAll(/\$\{(\w+):\?[^}]*\}/g, (_, name) => values[name])
      const given = Object.entries(migrate.environment).map(([name, value]) => [name, fill(value)])
      const DATABASE_URL = `file:${join(scratch, 'compose.db')}`
      const settings = { ...Object.fromEntries(given), DATABASE_URL, BACKUP_FOLDER: scratch }
      const migration = startBuilt('migrate', settings)
      await migration.printed(/^Its password, shown only this once: (\S+)$/)
      expect(await migration.exited).toBe(0)
      expect(await askProduction(startServer(settings), 'admin.example.com')).toEqual(answersOfProduction)
    },
    minutes,
  )
})

describe('the manifests of Kubernetes', () => {
  const folder = 'deploy/kubernetes'
  const files = readdirSync(resolve(root, folder)).toSorted()
  const documents = files.flatMap((file) =>
    parseAllDocuments(read(`${folder}/${file}`)).map((document) => {
      if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join()}`)
      return document.toJS()
    }),
  )
  const ofKind = (kind) => documents.filter((one) => one.kind === kind)
  const [settings] = ofKind('ConfigMap').map(({ data }) => data)
  const [secret] = ofKind('Secret')
  const inImage = settingsOfImage()
  const podOf = ({ spec }) => (spec.jobTemplate?.spec ?? spec).template
  const pods = ['Deployment', 'Job', 'CronJob'].flatMap((kind) => ofKind(kind).map(podOf))

  test('are what a server with a job that migrates and one for backups needs', () => {
    expect(documents.map(({ kind }) => kind).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'ConfigMap',
      'CronJob',
      'Deployment',
      'Ingress',
      'Job',
      'PersistentVolumeClaim',
      'PodDisruptionBudget',
      'Secret',
      'Service',
    ])
    expect(documents.filter(({ apiVersion, metadata }) => !apiVersion || !metadata?.name)).toEqual([])
  })

  test('run programs of the bundle as the user of the image, who can change nothing in it', () => {
    const programs = pods.map(({ spec }) => spec.containers[0].command?.[1] ?? 'server.mjs')
    expect(programs).toEqual(['server.mjs', 'migrate.mjs', 'backup.mjs'])
    expect(bundled).toEqual(expect.arrayContaining(programs))
    for (const { spec } of pods) {
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
      expect(spec.containers[0].securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(spec.containers[0].resources.limits.memory).toBeDefined()
    }
  })

  test('ask for health where the server has it, and lead to its port', () => {
    const [{ spec }] = pods
    const [container] = spec.containers
    expect(container.ports).toEqual([{ name: 'http', containerPort: Number(settings.PORT) }])
    const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'].map((name) => container[name].httpGet)
    const paths = ['/health/live', '/health/live', '/health/ready']
    expect(probes).toEqual(paths.map((path) => ({ path, port: 'http' })))
    const health = read('platform/server/src/http/monitoring/health.ts')
    for (const path of paths) expect(health).toContain(path)
    const { startupProbe, lifecycle } = container
    // A start may wait a minute for its database.
    expect(startupProbe.periodSeconds * startupProbe.failureThreshold).toBeGreaterThan(60)
    const pauseSeconds = Number(/(\d+)000\)/.exec(lifecycle.preStop.exec.command[2])[1])
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(pauseSeconds + stopSeconds)
    const [service] = ofKind('Service')
    expect(service.spec.ports[0].targetPort).toBe('http')
    const { labels } = pods[0].metadata
    for (const { selector } of [service.spec, { selector: ofKind('PodDisruptionBudget')[0].spec.selector.matchLabels }])
      expect(labels).toMatchObject(selector)
    // The jobs get no requests.
    for (const pod of pods.slice(1)) expect(pod.metadata.labels).not.toMatchObject(service.spec.selector)
    const [ingress] = ofKind('Ingress')
    expect(ingress.spec.rules[0].http.paths[0].backend.service).toEqual({
      name: service.metadata.name,
      port: { name: 'http' },
    })
    expect(ingress.spec.rules[0].host).toBe(settings.ALLOWED_HOSTS)
  })

  test('have settings that exist, and no secret', () => {
    const known = new Set([...read('docs/guides/settings.md').matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name))
    const named = Object.keys(settings).map((name) => name.replace(/_FILE$/, ''))
    expect(named.filter((name) => !known.has(name))).toEqual([])
    expect(Object.values(secret.stringData)).toEqual(['', '', '', ''])
    const mounts = Object.entries(settings).filter(([name]) => name.endsWith('_FILE'))
    expect(mounts.map(([, path]) => path)).toEqual(
      Object.keys(secret.stringData).map((key) => `/run/secrets/atrium/${key}`),
    )
    for (const { spec } of pods) {
      expect(spec.containers[0].volumeMounts[0]).toEqual({
        name: 'secrets',
        mountPath: '/run/secrets/atrium',
        readOnly: true,
      })
      expect(spec.volumes[0].secret.secretName).toBe(secret.metadata.name)
    }
  })

  test('are read in the image, whose own settings they go over', async () => {
    expect(Object.keys(inImage)).toContain('DATABASE_URL')
    const values = {
      'database-url': 'postgres://office@database.example/office',
      'log-key': 'a key of the logs that is long enough',
      'secrets-key': 'a key of the secrets that is long enough',
      'backup-key': 'a long passphrase',
    }
    const mounted = Object.entries(settings).map(([name, value]) => {
      if (!name.endsWith('_FILE')) return [name, value]
      const path = join(scratch, basename(value))
      writeFileSync(path, values[basename(value)])
      return [name, path]
    })
    const program = startBuilt('settings', { ...inImage, ...Object.fromEntries(mounted) }, [], ['--json'])
    const code = await program.exited
    expect([code, program.lines]).toEqual([0, expect.anything()])
    const read = new Map(
      JSON.parse(program.lines.join('\n')).settings.map(({ name, value, source }) => [name, [value, source]]),
    )
    expect(read.get('DATABASE_URL')).toEqual([values['database-url'], 'ownFile'])
    expect(read.get('SEED')).toEqual(['none', 'environment'])
  })

  test('leave the database to the job that migrates', () => expect(settings.MIGRATE_AT_START).toBe('no'))
})

/** The keys of a unit of systemd, by section. */
function readUnit() {
  const sections = {}
  let current
  for (const line of withoutComments('deploy/atrium.service').split('\n').filter(Boolean)) {
    const section = /^\[(\w+)\]$/.exec(line)?.[1]
    if (section) current = sections[section] = {}
    else current[line.slice(0, line.indexOf('='))] = line.slice(line.indexOf('=') + 1)
  }
  return sections
}

describe('the service', () => {
  const { Unit, Service, Install } = readUnit()
  const settings = Object.fromEntries(
    withoutComments('deploy/atrium.env')
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

  test('starts a program of the bundle, as a user of its own', () => {
    expect(bundled).toContain(Service.ExecStart.split('/').at(-1))
    expect(Service.User).not.toMatch(/^(?:root|)$/)
    expect([Unit.After, Install.WantedBy]).toEqual([expect.stringContaining('network-online'), 'multi-user.target'])
  })

  test('has time to stop, and starts again after an error', () => {
    expect(Number(Service.TimeoutStopSec)).toBeGreaterThan(stopSeconds)
    expect(Service.Restart).toBe('on-failure')
  })

  test('may write to the folders of its database and its backups alone', () => {
    expect(Service.ProtectSystem).toBe('strict')
    // As the samples of its settings have it; the folder may be missing.
    const [, backups] = /^# BACKUP_FOLDER=(.+)$/m.exec(read('deploy/atrium.env'))
    expect(Service.ReadWritePaths).toBe(`-${backups}`)
    expect(settings.DATABASE_URL).toMatch(new RegExp(`^file:/var/lib/${Service.StateDirectory}/`))
    // V8 could not compile.
    expect(Service).not.toHaveProperty('MemoryDenyWriteExecute')
  })

  test(
    'has settings with which the server is a real installation behind a proxy',
    async () => {
      expect(Service.EnvironmentFile.endsWith('/atrium.env')).toBe(true)
      const DATABASE_URL = `file:${join(scratch, 'service.db')}`
      const server = startServer({ DATABASE_URL }, ['--env-file=deploy/atrium.env'])
      expect(await askProduction(server, settings.ALLOWED_HOSTS)).toEqual(answersOfProduction)
    },
    minutes,
  )
})

describe.each([
  { file: 'deploy/nginx.conf', limit: /client_max_body_size (\d+)m;/, idle: /\bkeepalive_timeout (\d+)s;/ },
  { file: 'deploy/Caddyfile', limit: /max_size (\d+)MiB/, idle: /keepalive (\d+)s/ },
])('$file', ({ file, limit, idle }) => {
  const content = withoutComments(file)

  test('lets the largest import through, and the server itself rejects a larger body', () => {
    expect(Number(limit.exec(content)[1])).toBeGreaterThan(largestImport)
  })

  test('closes connections that are not in use before the server does', () => {
    expect(Number(idle.exec(content)[1])).toBeLessThan(idleSeconds)
  })

  test('does not compress, since the server leaves out answers with tokens on purpose', () => {
    expect(content).not.toMatch(/\bencode\b|gzip on|brotli on/)
  })

  test('closes every block that it opens', () => {
    const count = (mark) => content.split(mark).length
    expect(count('{')).toBe(count('}'))
  })
})

test('nginx names the reader, the scheme and the host, and believes no client about them', () => {
  const headers = [...withoutComments('deploy/nginx.conf').matchAll(/proxy_set_header (X-\S+) (\S+);/g)]
  expect(Object.fromEntries(headers.map(([, name, value]) => [name, value]))).toEqual({
    'X-Forwarded-For': '$remote_addr',
    'X-Forwarded-Proto': '$scheme',
    'X-Forwarded-Host': '$host',
  })
  expect(withoutComments('deploy/nginx.conf')).toContain('gzip off;')
})
