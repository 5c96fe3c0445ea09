import type { ArticleRecord } from '../../record';
import { article } from './article';

export const sustainability: ArticleRecord[] = [
  article({
    slug: 'al-safat-and-estidama',
    title: 'Al Sa’fat and Estidama: what the ratings certify',
    excerpt:
      'Two emirates, two green building systems. What a silver frond or a second pearl says about a home, and what it leaves to you to find out.',
    category: 'Sustainability',
    author: 'Layla Haddad',
    cover: 'sustainable-1',
    tags: ['Al Sa’fat', 'Estidama', 'Ratings', 'Energy'],
    published: '2026-06-30',
    content: `
<p>“Green building” stands in every second brochure. In the Emirates the words have a legal minimum below them and a scale above it. Knowing both, you can tell a promise from a permit condition.</p>
<h2>Dubai: Al Sa’fat</h2>
<p>Dubai made green building regulations compulsory for all new private buildings in 2014. Al Sa’fat, named after the fronds of the palm with which houses were once roofed, is Dubai Municipality’s rating built upon them. It began with four classes, bronze to platinum. In the current edition silver is the least that a new building must reach to be permitted; gold and platinum are voluntary.</p>
<p>It deals with the shell, the glass and its shading, with the efficiency of cooling and lighting, with water, fresh air, materials and waste. A home with a silver rating has therefore done what the law asks. Gold is where effort begins.</p>
<h2>Abu Dhabi: Estidama and its pearls</h2>
<p>Estidama, Arabic for sustainability, started in 2010 with the Pearl Rating System: one pearl to five. New buildings must reach one pearl; those paid for by the government, two. Villas, buildings and whole communities have their own versions.</p>
<p>A pearl rating comes at two moments, for design and for construction. The first judges the drawings, the second what was built. Ask which one a brochure means.</p>
<table>
<thead><tr><th scope="col"></th><th scope="col">Al Sa’fat</th><th scope="col">Estidama Pearl</th></tr></thead>
<tbody>
<tr><th scope="row">Emirate</th><td>Dubai</td><td>Abu Dhabi</td></tr>
<tr><th scope="row">Scale</th><td>Silver, gold, platinum</td><td>One to five pearls</td></tr>
<tr><th scope="row">Minimum for private buildings</th><td>Silver</td><td>One pearl</td></tr>
<tr><th scope="row">Given by</th><td>Dubai Municipality</td><td>The emirate’s planning authority</td></tr>
<tr><th scope="row">Stages</th><td>With permit and completion</td><td>Design, construction</td></tr>
</tbody>
</table>
<p>Some developers add an international label such as LEED or BREEAM. These are good systems, made for the whole world; look for the version, the level and whether it is registered or certified. “Registered” means that a fee was paid.</p>
<h2>What a rating does not say</h2>
<p>It does not tell you what you will pay for cooling. That depends on the side the home faces, on the floor above it, on your habits, and on how well the plant is run. Two apartments in one gold building can differ by half. And it does not age: a certificate of 2016 describes the building of 2016.</p>
<blockquote><p>A rating tells you how the building was meant. The bills tell you how it turned out.</p></blockquote>
<h2>Seven questions that cost nothing</h2>
<ol>
<li>What is the rating, of which year and which stage? May I see it?</li>
<li>What are the U-value and the solar factor of the glass on the west side?</li>
<li>Is the roof above the top floor insulated beyond the minimum?</li>
<li>Is cooling metered for each home, and may I see twelve months of bills?</li>
<li>Does hot water come from solar panels? Are they working? Somebody should go and look.</li>
<li>What irrigates the garden: drinking water, treated water or condensate?</li>
<li>Is there a charger, or only a conduit, or only a sentence?</li>
</ol>
<h2>Solar panels on villas</h2>
<p>Dubai’s utility has let owners connect panels to the grid since 2015 and sets what they produce against what they use, under the programme called Shams Dubai. Capacity is limited by plot and load, and the rules are revised from time to time; ask an approved contractor for the present ones. When buying a house with panels, ask for the approval, the inverter’s log and the cleaning contract. In dust, a panel that is not cleaned can lose a tenth of its yield or more in a month.</p>
<h2>What we list</h2>
<p>Where a rating has been issued we state it with its stage. Where it is expected we say expected. A home without one is not a bad home: some of the coolest houses we know are forty years old, have walls half a metre thick, and never applied for anything.</p>
`,
  }),
  article({
    slug: 'the-cooling-bill-explained',
    title: 'The cooling bill, explained',
    excerpt:
      'District cooling has two prices, a fixed one and a metered one, and only the second falls when you travel. A guide for owners and tenants.',
    category: 'Sustainability',
    author: 'James Achterberg',
    cover: 'tower-marina-1',
    tags: ['District cooling', 'Energy', 'Running costs'],
    published: '2026-03-31',
    content: `
<p>Cooling takes the larger part of the electricity that a home in this city uses over a year. How it reaches your apartment decides what you pay, what you can change, and whom to ring in August.</p>
<h2>Three systems</h2>
<ul>
<li><strong>Split or ducted units.</strong> A condenser on the roof or balcony for each home. You own it, you repair it, and its current is on your electricity bill.</li>
<li><strong>A plant for the building.</strong> Chillers on the roof serve everyone. The cost is shared through the service charge or by sub-meters.</li>
<li><strong>District cooling.</strong> A plant somewhere in the quarter chills water and pumps it round through insulated pipes. A heat exchanger hands the cold over to the building, fan coils hand it on to your rooms.</li>
</ul>
<p>The third is the most efficient on paper. Large chillers need markedly less current for the same cold than small ones, can run at night against a tank, and free the roofs. Dubai has regulated the business since 2021 by Law No. 6 of that year, with permits and tariffs under the supervision of the emirate’s regulatory bureau.</p>
<h2>Two prices</h2>
<p>A district cooling bill has a fixed and a variable part, and misunderstandings live between them.</p>
<table>
<thead><tr><th scope="col">Part</th><th scope="col">Measured in</th><th scope="col">Depends on</th><th scope="col">Falls when you are away</th></tr></thead>
<tbody>
<tr><td>Capacity or demand charge</td><td>AED per refrigeration ton and year</td><td>The load reserved for the home</td><td>No</td></tr>
<tr><td>Consumption charge</td><td>AED per ton-hour</td><td>What the meter counts</td><td>Yes</td></tr>
<tr><td>Meter and service fees</td><td>Fixed</td><td>The contract</td><td>No</td></tr>
</tbody>
</table>
<p>A refrigeration ton is a rate and not a weight: about 3.5 kilowatts of heat removed. A well-built two-bedroom apartment may be assigned three or four of them. Whether the owner or the tenant carries the capacity charge is a matter of contract, so write it into the lease.</p>
<blockquote><p>An oversized connection is a subscription to cold you will never use. Ask for the declared load and compare it with the home next door.</p></blockquote>
<h2>What you can change</h2>
<p><strong>Set it once.</strong> Twenty-four degrees, fan on automatic. Each degree lower costs several per cent more. The fan coil does not cool faster when set to eighteen; it just does not stop.</p>
<p><strong>Clean it.</strong> Filters every two months, coils once a year. A matted coil moves half of the air and grows what you do not wish to breathe.</p>
<p><strong>Balance it.</strong> If one room is an ice box and another is warm, the valves were never adjusted. An engineer does it in an afternoon.</p>
<p><strong>Keep humidity in mind.</strong> When you go away in summer do not switch off: below the dew point of the outside air, still and warm rooms go mouldy within weeks. Twenty-six or twenty-seven degrees with a schedule is enough for the furniture.</p>
<p><strong>Shade the west glass,</strong> from outside where the building allows it.</p>
<h2>Reading a bill before you buy</h2>
<ol>
<li>Ask for twelve months. July to September tell of the glass, January tells of the fixed part.</li>
<li>Divide the year by the area. As a rough guide, a well-built apartment comes to between AED 4 and AED 9 per square foot a year, all charges included, though tariffs differ between plants; far above that there is a reason, and it should be found.</li>
<li>See whether cooling of the corridors and the lobby is in the service charge besides.</li>
<li>Check that there are no arrears and what deposit the company asks of the new account.</li>
</ol>
<h2>Complaints</h2>
<p>Warm water from the pipe is the company’s affair, a warm room is usually the fan coil’s and so the owner’s. The building manager can read the temperatures at the heat exchanger; ask for both figures before anyone sends an invoice. If bill and meter disagree, photograph the meter with the date and write to the company; the regulator’s complaint procedure starts after that.</p>
<h2>The larger sum</h2>
<p>The cheapest ton is the one you do not need. Insulation, shade, tight windows and pale roofs come before efficient plant, and plant comes before apps. It is an old order, and the bill still follows it.</p>
`,
  }),
];
