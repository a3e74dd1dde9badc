import { runFrom01 } from '#server/runtimes/node/commands/from-0-1'
import { product } from '../product'

runFrom01(product)
