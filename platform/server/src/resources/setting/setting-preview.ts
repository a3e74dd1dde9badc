import { textIn } from 'atrium/contract/language'
import type { Parsed } from 'atrium/contract/endpoint'
import type { SettingEffect, settings } from 'atrium/contract/module/setting-calls'
import type { Call } from '#server/call/call'
import { checkSetting } from './setting-check'
import { effects } from './setting-effects'
import { keyOf } from './setting-info'
import { readOpen } from './setting-rows'

/** Checks a value as an edit does, and returns what it would do. */
export async function previewSetting(
  call: Call,
  { settingId, value }: Parsed<typeof settings.preview>['body'],
): Promise<SettingEffect[]> {
  const open = await readOpen(call, settingId)
  const checked = await checkSetting(call, open, value)
  const effect = effects[keyOf(open)]
  return effect ? [{ name: textIn(call.language, effect.name), count: await effect.count(call, checked) }] : []
}
