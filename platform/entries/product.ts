import { rejectUnlisted } from 'atrium/contract/module/contract'
import type { MigratedServer, ModuleServer, Product } from '#server/call/resource'
import type { Migration } from '#server/db/migration'
import { brand, demo, languages } from '#product/brand'
import { contract } from '#product/contract'
import { menuOrder, seeds } from '#product/seeds'
import { filesByModule } from './module-files'

const found = filesByModule(
  import.meta.glob<ModuleServer>('#modules/*/server/index.ts', { eager: true, import: 'server' }),
  'server',
)
const migrations = filesByModule(
  import.meta.glob<Migration>('#modules/*/server/migrations/[0-9]*.ts', { eager: true }),
  'server/migrations',
)
const names = contract.modules.map(({ module }) => module.name)
rejectUnlisted(Object.keys(found), contract)

function serverOf(name: string): MigratedServer {
  const own = Object.entries(migrations[name] ?? {}).map(([file, step]) => {
    if (!step.up) throw new Error(`modules/${name}/server/migrations/${file} has to export "up".`)
    return [file.replace(/\.ts$/, ''), step] as const
  })
  return { resources: {}, ...found[name]?.['index.ts'], migrations: Object.fromEntries(own) }
}

/** This product, as each of its runtimes starts it. */
export const product: Product = {
  contract,
  servers: Object.fromEntries(names.map((name) => [name, serverOf(name)])),
  languages,
  seeds,
  brand,
  demo,
  menuOrder,
}
