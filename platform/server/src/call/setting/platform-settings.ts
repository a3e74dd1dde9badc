import { platform } from 'atrium/contract/module/platform'
import { platformSettings } from 'atrium/contract/system/operation/platform-settings'
import type { SettingValues } from 'atrium/contract/module/setting'
import type { Call } from '../call'
import type { SettingHost } from './runtime-settings'
import { settingsOf } from './setting-values'

export type PlatformSettings = SettingValues<typeof platformSettings>

/** Returns the settings of the platform, as they are in the transaction of a call. */
export const readPlatformSettings = (
  call: Pick<Call, 'db'> & { readonly deps: SettingHost },
): Promise<PlatformSettings> => settingsOf(call, { name: platform.name, settings: platformSettings })
