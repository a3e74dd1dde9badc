import type { InstallationKind, SeedChoice } from 'atrium/contract/session'
import type { Product, Seed } from '../call/resource'
import type { Engine } from '../db/engines/engine'
import { defaultModules } from './modules'
import { seedDemo } from './seed'

/** Four accounts with a public password, and records of every kind. */
export const demo: Seed = {
  noun: { zh: '小型演示', en: 'small demo' },
  fill: (engine, now, { product, active }) => seedDemo(product, engine, now, { active }),
}

/** The same accounts in a company of 400 people. Its data are loaded when they are asked for. */
export const company: Seed = {
  noun: { zh: '公司', en: 'company' },
  hint: {
    zh: '400 人、24 个部门，所有账号的密码相同',
    en: '400 people in 24 departments, all with the same password',
  },
  summary: 'A company of 400 people',
  async fill(...args) {
    const { seedCompany } = await import('./company/company.seed')
    return seedCompany(...args)
  },
}

/** Returns the name of the first seed of a product; `none` where it has no seeds. */
export const firstSeed = ({ seeds }: Product): InstallationKind => Object.keys(seeds)[0] ?? 'none'

/** Returns the seeds of a product in their order, as the login page offers them. */
export const seedChoices = ({ seeds }: Product): SeedChoice[] =>
  Object.entries(seeds).map(([name, { noun, hint }]) => ({ name, noun, hint }))

interface SampleOptions {
  readonly active?: readonly string[]
  /** Called with how much is done, from 0 to 1. */
  readonly report?: (share: number) => void
}

/** Fills an empty database with a seed of the product. Returns false when it is not empty, or another process was first. */
export async function seedSample(
  product: Product,
  engine: Engine,
  now: number,
  name: string,
  { active = defaultModules(product.contract, true), report }: SampleOptions = {},
): Promise<boolean> {
  const seed = product.seeds[name]
  if (!seed) throw new Error(`There is no seed "${name}".`)
  return seed.fill(engine, now, { product, active, demo: true }, report)
}
