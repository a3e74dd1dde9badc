import * as z from 'zod'
import { audit } from '../audit'
import { endpoint } from '../endpoint'
import { filter, id, queryId, version } from '../fields'
import { setting } from './setting.record'

const value = z.union([z.string().max(10_000), z.number(), z.boolean()])

/** A setting of a module, its texts in the language of the call. */
export const SettingInfo = z
  .strictObject({
    settingId: id,
    /** The name of the module, and what it is called. */
    module: z.string(),
    moduleTitle: z.string(),
    name: z.string(),
    description: z.string(),
    kind: z.enum(['text', 'number', 'switch', 'choice', 'secret']),
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
    choices: z.array(z.strictObject({ value: z.string(), label: z.string() })),
    version,
  })
  .meta({ id: 'SettingInfo' })
export type SettingInfo = z.output<typeof SettingInfo>

/** The settings of the modules that run. The product has these calls where a module declares any. */
export const settings = {
  /** Returns those whose name, or that of their module, holds a text; by module in the order of the product. */
  list: endpoint('GET /api/system/setting/list', {
    access: 'system:setting:list',
    query: z.strictObject({ name: filter }),
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
  /** Takes the value away, so that the default of the module counts. */
  reset: endpoint('PUT /api/system/setting/reset', {
    access: 'system:setting:edit',
    body: z.strictObject({ settingId: id, version }).meta({ id: 'SettingReset' }),
    reply: z.null(),
    audit: audit('edit', setting, '恢复默认参数', 'Reset setting'),
  }),
}
