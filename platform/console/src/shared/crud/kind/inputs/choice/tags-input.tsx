import { mostTags } from 'atrium/contract/kind/fields/choice/tags'
import { Select } from 'antd'
import { useText } from '#shared/i18n/text'
import { FieldItem } from '../../../form/field-item'
import { texts } from '../../../form/text'
import type { KindInputProps } from '../kind-input'
import { useKindItem } from '../use-kind-item'

const separators = [',', '，', '、', ';', '；']

/** Returns the tags without those that say the same in another case. */
function distinct(tags: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const tag of tags.map((one) => one.trim()))
    if (tag && !seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag)
  return [...seen.values()]
}

export function TagsInput(props: KindInputProps) {
  const t = useText(texts)
  return (
    <FieldItem {...useKindItem(props)} getValueFromEvent={distinct}>
      <Select
        mode="tags"
        open={false}
        suffixIcon={null}
        tokenSeparators={separators}
        maxCount={mostTags.count}
        placeholder={t('typeTags')}
        allowClear
      />
    </FieldItem>
  )
}
