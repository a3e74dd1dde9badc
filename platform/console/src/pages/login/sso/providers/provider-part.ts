// One file to load: each name of a file costs the login page some of its room.
export { ProviderButtons } from './provider-buttons'
export { signInAt } from './sign-in-at'
