import type { Feed } from './feed';
import type { Part } from './part';

const amenities: Record<string, string> = {
  gym: 'Gym',
  pool: 'Swimming Pool',
  swimmingpool: 'Swimming Pool',
  sharedpool: 'Shared Pool',
  privatepool: 'Private Pool',
  parking: 'Parking',
  coveredparking: 'Covered Parking',
  balcony: 'Balcony',
  garden: 'Garden',
  privategarden: 'Private Garden',
  security: 'Security',
  elevator: 'Elevator',
  lift: 'Elevator',
  concierge: 'Concierge',
  spa: 'Spa',
  sauna: 'Sauna',
  maidroom: "Maid's Room",
  maidsroom: "Maid's Room",
  study: 'Study',
  petsallowed: 'Pets Allowed',
  beachaccess: 'Beach Access',
  barbecue: 'Barbecue Area',
  playground: 'Playground',
  jacuzzi: 'Jacuzzi',
  storage: 'Storage',
};

/** The rule for the column with pictures, when there is one. */
export function guessPictures({ columns, choices: { property_images: choice } }: Feed): Partial<Part> {
  const pictures = columns.find(({ path, name }) =>
    choice
      ? path === choice.column
      : /^(?:photos?|images?|pictures?|propertyimages|gallery|media|photourls?|imageurls?)$/.test(name),
  );
  if (!pictures) return {};
  const address = pictures.inner?.find(
    ({ name, texts }) => /url|src|image|photo|original|file/.test(name) && texts.length > 0,
  );
  return {
    fields: { property_images: address ? { path: pictures.path, each: address.path } : pictures.path },
    used: [pictures.path],
  };
}

/** The rule for facilities: one column with a list, or a column with yes and no for each. */
export function guessFacilities({ columns, choices: { facilities: choice } }: Feed): Partial<Part> {
  const list = columns.find(({ path, name }) =>
    choice
      ? path === choice.column
      : /^(?:facilities|amenities|features|propertyfacilities|privateamenities)$/.test(name),
  );
  if (list) {
    const name = list.inner?.find((column) => ['nameen', 'name', 'title', 'label'].includes(column.name));
    const separator = [',', '|', ';'].find((sign) =>
      list.texts.some((text) => text.replaceAll('،', ',').includes(sign)),
    );
    const facilities = name
      ? { path: list.path, each: name.path }
      : separator && !list.isList
        ? { path: list.path, split: separator }
        : list.path;
    return { fields: { facilities }, used: [list.path] };
  }
  if (choice) return {};
  const flags = columns.filter(
    ({ name, texts }) =>
      Object.hasOwn(amenities, name.replace(/^has/, '')) &&
      texts.length > 0 &&
      texts.every((text) => /^(?:0|1|yes|no|true|false|y|n)$/i.test(text)),
  );
  if (flags.length === 0) return {};
  const names = flags.map(({ path, name }) => [path, amenities[name.replace(/^has/, '')]]);
  return { fields: { facilities: { flags: Object.fromEntries(names) } } };
}
