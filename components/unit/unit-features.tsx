/** What holds for every unit of every development: no claim here depends on one listing. */
const features = [
  {
    title: 'Seen in person',
    text: 'Viewings by appointment, in the unit itself or in the show residence while the building rises.',
  },
  {
    title: 'Figures in writing',
    text: 'Ask for the full cost sheet: price, registration fee, service charge and every instalment.',
  },
  {
    title: 'Plans to study',
    text: 'Layout and area are those the developer publishes. The sale agreement states what is binding.',
  },
  {
    title: 'Company to the keys',
    text: 'One advisor from reservation through payments to snagging and handover.',
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
