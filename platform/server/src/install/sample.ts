import type { SampleData } from '@atrium/contract/session'
import type { Product } from '../call/resource'
import type { Engine } from '../db/engines/engine'
import { defaultModules } from './modules'
import { seedDemo } from './seed'

interface SampleOptions {
  readonly active?: readonly string[]
  /** Called with how much is done, from 0 to 1. */
  readonly report?: (share: number) => void
}

/** Fills an empty database with data to be looked at. False when it is not empty, or another process was first. */
export async function seedSample(
  product: Product,
  engine: Engine,
  now: number,
  data: SampleData,
  { active = defaultModules(product.contract, true), report }: SampleOptions = {},
): Promise<boolean> {
  if (data === 'demo') return seedDemo(product, engine, now, { active })
  const { seedCompany } = await import('./company/company.seed')
  return seedCompany(engine, now, { product, active, demo: true }, report)
}
