/** General services; no claim depends on the property. */
const features = [
  {
    title: 'See it in person',
    text: 'View by appointment, in the unit itself or in the show home during construction.',
  },
  {
    title: 'Every cost in writing',
    text: 'Ask for the full cost sheet: price, registration fee, service charge and every installment.',
  },
  {
    title: 'Plans to study',
    text: 'Layout and area are as published by the developer. The sale agreement is binding.',
  },
  {
    title: 'With you until handover',
    text: 'One advisor for reservation, payments, snagging and handover.',
  },
];

export function UnitFeatures() {
  return (
    <section aria-labelledby="unit-features" className="print:hidden">
      <h2 id="unit-features" className="display-sm">
        Unit Features
      </h2>
      <ul className="mt-4 grid gap-x-10 border-t border-line sm:grid-cols-2">
        {features.map(({ title, text }) => (
          <li key={title} className="border-b border-line py-5">
            <h3 className="font-sans text-[0.9375rem] font-semibold tracking-normal">{title}</h3>
            <p className="mt-1.5 text-[0.9375rem] text-body">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
