import { runMoveFiles } from '#server/runtimes/node/commands/move-files'
import { product } from '../product'

runMoveFiles(product)
