import { resolve } from 'node:path'
import { defineConfig } from 'vite'
// By their paths: what the configuration of Vite imports by another name would not be compiled.
import { consoleConfig } from '../../../platform/console/build/config'
import { brand, description, languages } from '../../../product/brand'
import { builds } from '../../../product/build'

const file = (path: string) => resolve(import.meta.dirname, path)

/** The console of the product, built from a contract with extra fields of users. */
export default defineConfig(
  consoleConfig({
    brand,
    description,
    languages,
    main: file('../../../product/main.tsx'),
    session: file('../../../product/console.ts'),
    contract: file('fields-contract.ts'),
    builds,
  }),
)
