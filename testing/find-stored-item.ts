import { type StorageKind, type StoredItem, storageList } from '@/lib/consent/storage-list';

/** The entry for a stored item; null when there is none. */
export function findStoredItem(kind: StorageKind, name: string): StoredItem | null {
  const fits = (item: StoredItem) =>
    item.match === 'whole' ? name === item.name : name.startsWith(item.name);
  return storageList.find((item) => item.kind === kind && fits(item)) ?? null;
}
