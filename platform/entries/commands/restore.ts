import { runRestore } from '#server/runtimes/node/commands/backup/restore/restore'
import { product } from '../product'

runRestore(product)
