import { defineConfig } from 'vitest/config'
import { productFolder } from '../build/folders'
import { productTests, runOptions } from './vitest'

/** The tests of a product that has no vitest.config.ts of its own. */
export default defineConfig({
  root: productFolder,
  test: { ...runOptions, passWithNoTests: true, projects: productTests() },
})
