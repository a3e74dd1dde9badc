import * as z from 'zod'
import { bytes, exportQuery } from '../../download'
import { endpoint, pageOf } from '../../endpoint'
import { filter, id, moment, paging } from '../../fields'
import { LogCheck, logFormat } from './log-check'

/** How an attempt at signing in ended. */
export const signInResult = z
  .enum([
    'success',
    'unknownUser',
    'wrongPassword',
    'wrongCode',
    'wrongPasskey',
    'copiedPasskey',
    'provider',
    'noIdentity',
    'providerOnly',
    'disabled',
    'passwordExpired',
    'address',
    'throttled',
  ])
  .meta({ id: 'SignInResult' })
export type SignInResult = z.output<typeof signInResult>

export const SignIn = z
  .strictObject({
    signInId: id,
    at: moment,
    /** As it was typed. */
    username: z.string(),
    /** Null where there is no such user. */
    userId: id.nullable(),
    result: signInResult,
    address: z.string(),
    agent: z.string(),
  })
  .meta({ id: 'SignIn' })
export type SignIn = z.output<typeof SignIn>

/** An attempt of the reader themselves. */
export const OwnSignIn = SignIn.omit({ username: true, userId: true }).meta({ id: 'OwnSignIn' })
export type OwnSignIn = z.output<typeof OwnSignIn>

/** How many of their own attempts a person sees. */
export const mostOwnSignIns = 20

export const ownSignIns = {
  /** Returns the latest ones, at most `mostOwnSignIns`, also those that did not succeed. */
  list: endpoint('GET /api/user/signIns', {
    access: 'signedIn',
    reply: z.array(OwnSignIn),
    message: 'queried',
    summary: 'List own sign-ins',
  }),
}

export const signInLogFilters = {
  username: filter,
  address: filter,
  result: signInResult.optional(),
  /** The first moment, and the first one that is too late. */
  from: moment.optional(),
  to: moment.optional(),
  /** By time. */
  order: z.enum(['asc', 'desc']).default('desc'),
}

const SignInQuery = z.strictObject({ ...paging, ...signInLogFilters })

/** Attempts of users in the asking person's scope; those of nobody, or of users who are gone, are the admin's to see. */
export const signInLogs = {
  list: endpoint('GET /api/system/signInLog/list', {
    access: 'system:signInLog:list',
    query: SignInQuery,
    reply: pageOf(SignIn),
    message: 'queried',
    summary: 'List sign-ins',
  }),
  export: endpoint('GET /api/system/signInLog/export', {
    access: 'system:signInLog:export',
    query: exportQuery(SignInQuery).extend({ format: logFormat }),
    reply: bytes,
    summary: 'Export the sign-in log',
  }),
  /** Returns how the latest check of the log ended; `operationLogs.verify` begins one. */
  check: endpoint('GET /api/system/signInLog/check', {
    access: 'system:signInLog:list',
    reply: LogCheck,
    summary: 'Read the check of the sign-in log',
  }),
}
