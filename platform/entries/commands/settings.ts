import { runSettings } from '#server/runtimes/node/commands/settings'
import { product } from '../product'

runSettings(product)
