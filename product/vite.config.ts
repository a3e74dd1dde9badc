import { resolve } from 'node:path'
import { defineConfig } from 'vite'
// By their paths: what the configuration of Vite imports by another name would not be compiled.
import { consoleConfig } from '../platform/console/build/config'
import { brand, description, languages } from './brand'
import { builds } from './build'

const file = (name: string) => resolve(import.meta.dirname, name)

export default defineConfig(
  consoleConfig({
    brand,
    description,
    languages,
    main: file('main.tsx'),
    session: file('console.ts'),
    contract: file('contract.ts'),
    builds,
  }),
)
