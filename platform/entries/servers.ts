import { rejectUnlisted } from 'atrium/contract/module/contract'
import type { ModuleServer, Resource, ServerParts } from '#server/call/resource'
import type { Migration } from '#server/db/migration'
import { contract } from '#product/contract'
import { filesByModule } from './module-files'
import { resourcesOf } from './module-resources'

const routes = filesByModule(
  import.meta.glob<Resource>('#modules/*/server/**/*.routes.ts', { eager: true, import: 'routes' }),
  'server',
)
const migrations = filesByModule(
  import.meta.glob<Migration>('#modules/*/server/migrations/[0-9]*.ts', { eager: true }),
  'server/migrations',
)
const parts = filesByModule(
  import.meta.glob<ServerParts>('#modules/*/server/index.ts', { eager: true, import: 'parts' }),
  'server',
)
rejectUnlisted(Object.keys({ ...routes, ...migrations, ...parts }), contract)

const endpoints = contract.endpoints.map(([, endpoint]) => endpoint)

function serverOf(name: string): ModuleServer {
  const own = Object.entries(migrations[name] ?? {}).map(([file, step]) => {
    if (!step.up) throw new Error(`modules/${name}/server/migrations/${file} has to export "up".`)
    return [file.replace(/\.ts$/, ''), step] as const
  })
  return {
    ...parts[name]?.['index.ts'],
    resources: resourcesOf(name, routes[name] ?? {}, endpoints),
    migrations: Object.fromEntries(own),
  }
}

/** The server side of each module of the product, by its name. */
export const servers = Object.fromEntries(contract.modules.map(({ module: { name } }) => [name, serverOf(name)]))
