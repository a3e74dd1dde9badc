import { runMigrate } from '#server/runtimes/node/commands/migrate'
import { product } from '../product'

runMigrate(product)
