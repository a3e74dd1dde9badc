import { runRepair } from '#server/runtimes/node/commands/repair'
import { product } from '../product'

runRepair(product)
