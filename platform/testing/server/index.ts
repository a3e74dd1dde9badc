/** The parts that tests of calls are made of. */
export { testResource } from './kind/test-resource'
export { actorNames, demoPassword, openServer, signInAll } from './server'
export type { ActorName, Client, TestServer } from './server'
