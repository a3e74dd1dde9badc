import type { SettingInfo } from 'atrium/contract/module/setting-calls'
import { useMemo } from 'react'
import type { ListColumn } from '#shared/crud/table/list-column'
import { ColourValue } from '#shared/crud/values/colour-value'
import { StoredImage } from '#shared/crud/values/stored-image'
import { useText } from '#shared/i18n/text'
import css from './setting.module.css'
import { texts } from './text'

type Value = SettingInfo['value']

/** Returns a value that is a text; another one as empty. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Returns what a value of a setting is called: of a choice its label, of a switch on or off, of numbers per role all of them. */
export function useValueText(): (setting: SettingInfo, value: Value) => string {
  const t = useText(texts)
  return useMemo(
    () => (setting, value) => {
      if (typeof value === 'boolean') return t(value ? 'on' : 'off')
      if (value === null || value === '') return t('none')
      if (setting.kind === 'mails') return mailsText(setting, value, t('allMails'), (names) => t('mailsOff', { names }))
      if (Array.isArray(value)) {
        const parts = value.map((one) => (typeof one === 'string' ? one : roleText(setting, one, t('hiddenRole'))))
        return parts.join('; ') || t('none')
      }
      if (setting.kind === 'picture') return t('picture')
      return setting.choices.find((choice) => choice.value === value)?.label ?? String(value)
    },
    [t],
  )
}

/** Returns which kinds of mails are off, by their names. One of a module that does not run keeps its key. */
function mailsText({ choices }: SettingInfo, off: Value, all: string, some: (names: string) => string): string {
  const kinds = Array.isArray(off) ? off.map(String) : []
  const names = kinds.map((kind) => choices.find(({ value }) => value === kind)?.label ?? kind)
  return names.length === 0 ? all : some(names.join('; '))
}

function roleText({ choices, numbers }: SettingInfo, row: Readonly<Record<string, number>>, hidden: string): string {
  const role = choices.find(({ value }) => value === String(row['roleId']))?.label ?? hidden
  if (numbers.length === 0) return role
  return `${role}: ${numbers.map(({ key, label }) => `${label} ${row[key]}`).join(', ')}`
}

function useSourceText(): (setting: SettingInfo) => string {
  const t = useText(texts)
  return useMemo(
    () =>
      ({ kind, isSet, fixedBy: env }) => {
        if (env !== null) return t(kind === 'secret' && !isSet ? 'notFixed' : 'fixed', { env })
        return t(isSet ? 'administrator' : 'byDefault')
      },
    [t],
  )
}

export function useSettingColumns(): ListColumn<SettingInfo>[] {
  const t = useText(texts)
  const textOf = useValueText()
  const sourceOf = useSourceText()
  return useMemo(
    () => [
      { key: 'group', title: t('group'), width: 120, render: ({ groupTitle }) => groupTitle },
      {
        key: 'name',
        title: t('name'),
        width: 260,
        isTitle: true,
        render: ({ name, description }) => (
          <span className={css.name}>
            <b>{name}</b>
            {description && <small>{description}</small>}
          </span>
        ),
      },
      {
        key: 'value',
        importance: 'high',
        title: t('value'),
        width: 220,
        render: (setting) => {
          if (setting.kind === 'picture') return <StoredImage fileKey={asText(setting.value)} alt={setting.name} />
          if (setting.kind === 'colour') return <ColourValue value={asText(setting.value)} />
          if (setting.kind !== 'secret') return textOf(setting, setting.value)
          return t(setting.isSet ? 'secret' : 'none')
        },
      },
      {
        key: 'default',
        importance: 'low',
        title: t('default'),
        width: 140,
        render: (setting) => textOf(setting, setting.default),
      },
      { key: 'source', title: t('source'), width: 200, render: sourceOf },
    ],
    [t, textOf, sourceOf],
  )
}
