import * as z from 'zod'
import { audit } from '../audit'
import { endpoint } from '../endpoint'
import { filter, id, moment, queryId, version } from '../fields'
import { setting } from './setting.record'

const addresses = z.array(z.string().max(100)).max(200)
const perRole = z.array(z.record(z.string(), z.number())).max(100)
const value = z.union([z.string().max(10_000), z.number(), z.boolean(), addresses, perRole])

/** A setting of the platform or of a module, its texts in the language of the call. */
export const SettingInfo = z
  .strictObject({
    settingId: id,
    /** The name of the module, and what it is called. */
    module: z.string(),
    moduleTitle: z.string(),
    /** The group of the page, such as `platform.signIn`, and what it is called. */
    group: z.string(),
    groupTitle: z.string(),
    name: z.string(),
    description: z.string(),
    kind: z.enum([
      'text',
      'number',
      'switch',
      'choice',
      'colour',
      'picture',
      'addresses',
      'perRole',
      'timeZone',
      'mails',
      'secret',
    ]),
    /** Null for a secret, which is never sent. */
    value: value.nullable(),
    default: value.nullable(),
    /** Whether it has another value than its default, or, of a secret, any. */
    isSet: z.boolean(),
    /** The environment variable, where that sets it; then nobody can change it here. */
    fixedBy: z.string().nullable(),
    /** Of a number its limits, of a text the most characters. */
    min: z.number().nullable(),
    max: z.number().nullable(),
    /** Of a choice its values; of numbers per role the roles that the reader sees, by their ids; of mails their kinds. */
    choices: z.array(z.strictObject({ value: z.string(), label: z.string(), description: z.string().optional() })),
    /** The numbers that each role has, of a setting per role. */
    numbers: z.array(z.strictObject({ key: z.string(), label: z.string(), min: z.int(), max: z.int() })),
    /** Whether `preview` counts what another value would do. */
    hasPreview: z.boolean(),
    version,
  })
  .meta({ id: 'SettingInfo' })
export type SettingInfo = z.output<typeof SettingInfo>

/** The value that a setting had from a moment on; null for its default. */
export const SettingChange = z
  .strictObject({
    at: moment,
    /** Who changed it; null for somebody out of the reader's scope. */
    by: z.string().nullable(),
    value: value.nullable(),
  })
  .meta({ id: 'SettingChange' })
export type SettingChange = z.output<typeof SettingChange>

/** One consequence that another value has, such as rows of a log that the next night deletes. */
export const SettingEffect = z.strictObject({ name: z.string(), count: z.int() }).meta({ id: 'SettingEffect' })
export type SettingEffect = z.output<typeof SettingEffect>

/** The settings of the platform and of the modules that run. */
export const settings = {
  /** Returns those of a group whose name, or that of their module, holds a text; by module in the order of the product. */
  list: endpoint('GET /api/system/setting/list', {
    access: 'system:setting:list',
    query: z.strictObject({ name: filter, group: filter }),
    reply: z.array(SettingInfo),
    summary: 'List settings',
  }),
  read: endpoint('GET /api/system/setting', {
    access: 'system:setting:edit',
    query: z.strictObject({ settingId: queryId }),
    reply: SettingInfo,
    summary: 'Read a setting',
  }),
  edit: endpoint('PUT /api/system/setting', {
    access: 'system:setting:edit',
    body: z.strictObject({ settingId: id, value, version }).meta({ id: 'SettingEdit' }),
    reply: z.null(),
    audit: audit('edit', setting, '修改系统参数', 'Edit setting'),
  }),
  /** Returns the latest 50 changes, the newest first, as far as the operation log is kept. */
  history: endpoint('GET /api/system/setting/history', {
    access: 'system:setting:edit',
    query: z.strictObject({ settingId: queryId }),
    reply: z.array(SettingChange),
    summary: 'List the changes of a setting',
  }),
  /** Checks a value as `edit` does and returns what it would do; changes nothing. */
  preview: endpoint('POST /api/system/setting/preview', {
    access: 'system:setting:edit',
    body: z.strictObject({ settingId: id, value: value.meta({ examples: ['Acme'] }) }).meta({ id: 'SettingPreview' }),
    reply: z.array(SettingEffect),
    summary: 'Preview a setting',
  }),
  /** Takes the value away, so that the default of the module counts. */
  reset: endpoint('PUT /api/system/setting/reset', {
    access: 'system:setting:edit',
    body: z.strictObject({ settingId: id, version }).meta({ id: 'SettingReset' }),
    reply: z.null(),
    audit: audit('edit', setting, '恢复默认参数', 'Reset setting'),
  }),
}
