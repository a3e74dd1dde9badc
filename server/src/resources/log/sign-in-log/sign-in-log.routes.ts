import { signInLogs } from '@atrium/contract/system/sign-in-log'
import { resource } from '#server/call/resource'
import { pageOfSignIns } from './sign-in-log'

export const signInLogResource = resource(signInLogs, { list: (call, { query }) => pageOfSignIns(call, query) })
