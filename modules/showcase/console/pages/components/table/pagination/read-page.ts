const sizes = [10, 20, 50]

/** The page that the address names; the first one of ten rows where it names none. */
export function readPage({ page, size }: { page: string; size: string }) {
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    pageSize: sizes.find((one) => String(one) === size) ?? 10,
  }
}
