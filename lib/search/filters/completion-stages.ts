/** Construction stages: a stage covers the rates from its value up to the next stage's. */
export const completionStages = [
  { value: 0, label: 'Not Started' },
  { value: 25, label: 'Foundation' },
  { value: 50, label: 'Structure' },
  { value: 75, label: 'Finishing' },
  { value: 100, label: 'Ready' },
] as const;

/** "Nearly finished", in percent. */
export const nearlyFinished = 80;

/** Bounds of a rate's stage: `min <= rate < below`; the last stage has only `min`. */
export function completionBounds(rate: number): { min: number; below?: number } {
  const index = completionStages.findLastIndex((stage) => stage.value <= rate);
  const start = Math.max(index, 0);
  const next = completionStages[start + 1];
  return { min: completionStages[start]?.value ?? 0, ...(next && { below: next.value }) };
}

/** @param rate percent */
export function stageLabel(rate: number): string {
  const { min } = completionBounds(rate);
  return completionStages.find(({ value }) => value === min)?.label ?? `${rate}%`;
}
