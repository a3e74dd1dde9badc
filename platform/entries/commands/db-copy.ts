import { runCopy } from '#server/runtimes/node/commands/backup/copy'
import { product } from '../product'

runCopy(product)
