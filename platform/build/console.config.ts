import { defineConfig } from 'vite'
import { consoleConfig } from './config'
import { readProduct } from './product'

export default defineConfig(async () => consoleConfig(await readProduct()))
