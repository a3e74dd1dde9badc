import { resolve } from 'node:path'
import { defineConfig } from 'vite'
// By their paths: what the configuration of Vite imports by another name would not be compiled.
import { consoleConfig } from '../../../build/config'
import { readProduct } from '../../../build/product'

/** The console of the product, built from a contract with extra fields of users. */
export default defineConfig(async () =>
  consoleConfig({ ...(await readProduct()), contract: resolve(import.meta.dirname, 'fields-contract.ts') }),
)
