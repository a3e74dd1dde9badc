/** What the tests of a module's calls take. */
export { testResource } from './kind/test-resource'
export { actorNames, demoPassword, openServer, signInAll } from './server'
export type { ActorName, Client, TestServer } from './server'
