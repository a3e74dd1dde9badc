import { most } from 'atrium/contract/untrusted/rules'
import { pageIds } from 'virtual:page-ids'
import type { Menu } from 'atrium/contract/system/menu'
import { TextAreaField, TextField } from '#shared/crud/form/fields/input-fields'
import { SwitchField } from '#shared/crud/form/fields/option-fields'
import { usePatterns } from '#shared/crud/form/patterns'
import { SuggestField } from '#shared/crud/form/suggest-field'
import { useText } from '#shared/i18n/text'
import { isTextRecord, types, type MenuFields } from './menu-entry'
import { texts } from './text'

interface TargetFieldsProps {
  menu: Menu | undefined
  values: MenuFields
}

/** The fields for the target of an entry: its path below the parent and, for a page, the component; or an external address. */
export function TargetFields({ menu, values }: TargetFieldsProps) {
  const t = useText(texts)
  const { webAddress } = usePatterns()
  const { menuType, isLink } = values
  return (
    <>
      <SwitchField name="isLink" label={t('isLink')} hint={t('isLinkHint')} />
      {isLink ? (
        <TextField key="address" name="path" label={t('address')} required max={most.path} pattern={webAddress} />
      ) : (
        <TextField
          key="path"
          name="path"
          label={t('path')}
          hint={t('pathHint')}
          required
          max={most.path}
          pattern={{ test: /^[a-z0-9][\w.-]*$/i, text: t('pathFormat') }}
        />
      )}
      {menuType === types.page && !isLink && (
        <PageFields before={menu?.component} isFrame={values.frameSrc.trim() !== ''} />
      )}
    </>
  )
}

/** A component that the entry has already stays possible, also where its page is gone. */
function PageFields({ before, isFrame }: { before: string | undefined; isFrame: boolean }) {
  const t = useText(texts)
  const { webAddress } = usePatterns()
  return (
    <>
      <SuggestField
        // Whether it is required is part of what it was rejected for.
        key={String(isFrame)}
        name="component"
        label={t('component')}
        hint={t('componentHint')}
        required={!isFrame}
        disabled={isFrame}
        max={most.component}
        suggestions={pageIds}
        pattern={{ test: (page) => isFrame || page === before || pageIds.includes(page), text: t('noComponent') }}
      />
      <TextField
        name="frameSrc"
        label={t('frameSrc')}
        hint={t('frameSrcHint')}
        max={most.frameSrc}
        pattern={webAddress}
      />
      <TextAreaField
        name="query"
        label={t('query')}
        hint={t('queryHint')}
        max={most.query}
        rows={2}
        pattern={{ test: isTextRecord, text: t('queryFormat') }}
      />
    </>
  )
}
