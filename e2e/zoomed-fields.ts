import type { Page } from '@playwright/test';

/** Names and sizes of visible text fields and selects on which an iPhone would zoom in. */
export function zoomedFields(page: Page): Promise<{ id: string; size: number }[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'input:not([type=checkbox], [type=radio], [type=file]), select, textarea',
      ),
    ]
      .filter((field) => field.closest('[aria-hidden]') === null && field.checkVisibility())
      .map((field) => ({ id: field.id, size: Number.parseFloat(getComputedStyle(field).fontSize) }))
      .filter(({ size }) => size < 16),
  );
}
