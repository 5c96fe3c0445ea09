import type { ArticleRecord } from '../../record';
import { article } from './article';

export const design: ArticleRecord[] = [
  article({
    slug: 'shade-as-architecture',
    title: 'Shade as architecture',
    excerpt:
      'At this latitude the sun stands almost overhead in June and shines into the room in December. Good houses know both.',
    category: 'Design',
    author: 'Layla Haddad',
    cover: 'villa-hills-1',
    tags: ['Climate', 'Façades', 'Villas'],
    published: '2026-10-21',
    featured: true,
    content: `
<p>Dubai lies at twenty-five degrees north. At noon on the longest day the sun stands at eighty-eight degrees, all but overhead; on the shortest it reaches only forty-one. Between these two numbers lies the whole art of building here. A roof that reaches out one metre over a south-facing window keeps it in full shade in June, and lets the sun reach within less than a metre below the eave in December, when it is welcome.</p>
<p>The old town knew this. Its lanes are narrow and run from the creek so that one wall shades the other and the sea breeze can enter; its courtyards are deep; its wind towers catch the air above the dust. None of that was picturesque. It was the machinery.</p>
<h2>Read the compass first</h2>
<p>When we are shown a home, the first instrument out of the bag is a compass.</p>
<ul>
<li><strong>South</strong> is easy. The sun is high when it is hot, and any overhang will do.</li>
<li><strong>North</strong> is calm: daylight all year and direct sun only at the ends of summer days. Studios and kitchens belong here.</li>
<li><strong>East</strong> gives breakfast sun and cool afternoons. Many people like a bedroom here.</li>
<li><strong>West</strong> is the hard one. At five on a July afternoon the sun is still some twenty degrees above the horizon and looks under every roof. Only a vertical thing can stop it: a fin, a screen, a tree, a neighbour.</li>
</ul>
<p>West is also where the sea is, in most of our districts, and so the best view and the worst heat arrive together. How a building deals with that tells you whether an architect was there.</p>
<h2>Five kinds of shade</h2>
<h3>The deep roof</h3>
<p>Two and a half to three metres of overhang turn a glass wall into a veranda. It has to be paid for in structure, which is why it is the first thing to be cut.</p>
<h3>The loggia</h3>
<p>A balcony that is drawn in, not hung out, has shade on three sides and can be used in May. Measure it: below 1.8 metres of depth a table will not fit.</p>
<h3>The screen</h3>
<p>The mashrabiya cut glare, let air pass and kept the house private. Its descendants are fins, folding shutters and perforated metal. Ask whether they can be opened for cleaning, and who does it on the thirtieth floor.</p>
<h3>The courtyard</h3>
<p>A court that is taller than it is wide keeps the night’s cool air until late morning. Trees and a little water help. A court that is wider than it is tall is a frying pan with a fountain.</p>
<h3>The tree</h3>
<p>A ghaf or a sidr gives more comfort than a pergola, drinks modestly once its roots are down, and takes fifteen years. Houses that have one should be priced accordingly.</p>
<figure><img src="/media/properties/villa-hills-1.jpg" alt="Golf-course villa with deep roof overhangs behind a lake and fairway in late afternoon light" width="1800" height="1200"><figcaption>A long low roof: the glass behind it stays in shade from spring to autumn.</figcaption></figure>
<h2>Glass, again</h2>
<p>It is said that modern glass makes all this unnecessary. A good solar-control unit does keep out two thirds of the heat or more. What remains on a west wall in July is still the equivalent of a small heater in every square metre, and the person on the sofa feels it before the thermostat does. Besides, the better the coating, the darker the view: you pay for the sea and look at it through sunglasses.</p>
<blockquote><p>Shade outside the glass stops the heat. A curtain inside only shows where it ended.</p></blockquote>
<h2>What it is worth</h2>
<p>Simulations for hot climates put the effect of good external shading at anything from a tenth to a third of the energy for cooling, according to glass and orientation. No single number fits a given house. But the meter is there for anyone to read, and a seller who kept the bills will show them: ask for July and for January, and compare with the neighbour’s.</p>
<p>The better reason is not on the bill. A shaded house can be opened. From late October until April one lives with the doors apart, hears the garden, and remembers that this is a good climate for half of the year. A sealed house has the same weather all year long, and it is nobody’s favourite.</p>
<h2>At the viewing</h2>
<ol>
<li>Come at four in the afternoon, not at ten.</li>
<li>Put a hand on the inside of the west glass.</li>
<li>Stand where the dining table will be and look for the sun.</li>
<li>Open every window that opens, and count those that do not.</li>
</ol>
`,
  }),
  article({
    slug: 'reading-a-floor-plan-before-the-building-exists',
    title: 'Reading a floor plan before the building exists',
    excerpt:
      'A plan is a drawing of someone’s day. How to walk through one with a pencil, and the six measurements that decide.',
    category: 'Design',
    author: 'James Achterberg',
    cover: 'living-2',
    tags: ['Floor plans', 'Off-plan', 'Measuring'],
    published: '2026-09-08',
    content: `
<p>Renderings show a home at sunset with nobody in it. The plan shows it on a Tuesday. Of the two documents, only the second is attached to the contract, so it is the one to learn to read.</p>
<h2>Walk in</h2>
<p>Take a pencil and enter by the front door. Where does the wet umbrella go, the pram, the delivery? Where do you stand while your shoes come off, and what do you see from there: a window, or the door of the guest lavatory? Draw the line of a morning: bed, bath, wardrobe, kitchen, door. Then of an evening with six guests. Where the two lines cross the same narrow place, the home will be smaller than its area.</p>
<h2>Six measurements</h2>
<table>
<thead><tr><th scope="col">What</th><th scope="col">Comfortable</th><th scope="col">Why</th></tr></thead>
<tbody>
<tr><td>Width of the living room</td><td>4.0 m and more</td><td>Sofa, table and a way past them</td></tr>
<tr><td>Main bedroom, bed wall</td><td>3.6 m</td><td>A bed of 1.8 m with two tables</td></tr>
<tr><td>Second bedroom</td><td>3.0 × 3.3 m</td><td>A bed, a desk and an open door</td></tr>
<tr><td>Between kitchen counters</td><td>1.1 to 1.3 m</td><td>Two people and an open dishwasher</td></tr>
<tr><td>Depth of the balcony</td><td>1.8 m</td><td>A table with chairs on both sides</td></tr>
<tr><td>Corridor</td><td>1.1 m, and as little of it as possible</td><td>You pay for it by the square foot</td></tr>
</tbody>
</table>
<p>Dimensions on marketing plans are often taken to the middle of walls or to the structure, before tiles and plaster. Take off ten centimetres in each direction until somebody shows you the construction drawing.</p>
<h2>What the lines tell</h2>
<ul>
<li><strong>Thick walls and black squares</strong> are structure. They will be there when you want to open the kitchen.</li>
<li><strong>Crossed boxes</strong> are shafts. A bedroom beside one will hear water.</li>
<li><strong>Dashed lines overhead</strong> are bulkheads, where the ceiling drops for air ducts. Ask for the height below them; 2.4 metres in a hall is normal, in a living room it is a pity.</li>
<li><strong>The swing of doors.</strong> Two that meet will meet every day.</li>
<li><strong>The north arrow.</strong> If there is none, ask. If it is on a separate sheet, ask why.</li>
</ul>
<h2>Windows and air</h2>
<p>A dual-aspect home, with windows on two sides, is lighter, can be aired and lets you turn away from a neighbour’s new tower. Many plans put bathrooms and kitchens in the middle with extract fans. That is legal and common. But a bathroom with a window is a different room.</p>
<blockquote><p>If you cannot decide where to put the sofa, the architect could not either.</p></blockquote>
<h2>Area, honestly</h2>
<p>Ask for the suite area apart from the balcony. Then add up the rooms you would give a name to and divide by the suite. Above eighty-five per cent is efficient, below seventy-eight there is a corridor you have not noticed. Maid’s rooms, stores and laundries count as rooms; niches do not.</p>
<h2>Doors to the outside</h2>
<p>Follow the balcony as well. Can it be reached from the living room without passing a bed? Does the glass slide the whole width or only half? Where does the condenser stand, and does its warm air blow across the table? A balcony that belongs to a bedroom is used to dry towels.</p>
<h2>Above, below, beside</h2>
<p>Ask for the plan of the whole floor and of the floor above. Lifts, refuse rooms and pumps should not share a wall with a bed. A gym above a bedroom is a lawsuit in waiting. The pool deck has a plant room below it, and it hums.</p>
<h2>At the end</h2>
<p>Tape the living room out on the floor of the place where you live now. It takes a roll of tape and half an hour, and it has sent two of our clients to a larger home, and one, gratefully, to a smaller. In the contract, see that the plan is attached with its dimensions, that the tolerance for changes is stated, and that “similar” materials means similar to something.</p>
`,
  }),
  article({
    slug: 'stone-in-a-hot-climate',
    title: 'Stone in a hot climate',
    excerpt:
      'Marble, limestone, travertine, granite: how they behave under sand, sun and lemon juice, and what to ask before it is laid.',
    category: 'Design',
    author: 'Layla Haddad',
    cover: 'detail-marble-1',
    tags: ['Materials', 'Interiors', 'Maintenance'],
    published: '2026-04-21',
    content: `
<p>Stone is cool underfoot, lasts longer than its owners and is the first thing visitors notice. It is also the finish that is most often chosen from a photograph. A few facts save money and disappointment.</p>
<h2>Two families</h2>
<p>Nearly everything sold as “marble” belongs to one of two chemical families. <strong>Calcareous</strong> stones, marble, limestone, travertine, onyx, are made of calcium carbonate. Acids etch them: lemon, vinegar, wine, many bathroom cleaners. <strong>Siliceous</strong> stones, granite, quartzite, slate, do not mind. No sealer changes that. A sealer slows down stains; it does not stop an etch, which is a change of the surface itself.</p>
<table>
<thead><tr><th scope="col">Stone</th><th scope="col">Good for</th><th scope="col">Mind</th></tr></thead>
<tbody>
<tr><td>White marble</td><td>Bathrooms, walls, quiet floors</td><td>Etching; iron in some beds turns yellow when wet for long</td></tr>
<tr><td>Limestone</td><td>Floors, façades</td><td>Softness: ask for abrasion and absorption values</td></tr>
<tr><td>Travertine, filled</td><td>Floors, terraces</td><td>Filling comes loose under heels and pool chemicals</td></tr>
<tr><td>Onyx</td><td>Backlit panels</td><td>Brittle; needs a mesh or glass behind it</td></tr>
<tr><td>Granite</td><td>Kitchens, outdoors</td><td>Dark kinds reach sixty degrees and more in the sun</td></tr>
<tr><td>Quartzite</td><td>Kitchens</td><td>Price; and marble sold under its name. Test with a drop of vinegar</td></tr>
</tbody>
</table>
<h2>Finish matters more than name</h2>
<p>A polished floor shows sand as scratches: quartz grains are harder than any marble. Honed or brushed, the same stone hides them, is less slippery when wet, and can be refreshed with a pad instead of a machine. Around pools ask for a slip rating and try it with bare wet feet. Polished stone outdoors is a mistake that gets repeated every year.</p>
<h2>The sun</h2>
<p>On a terrace in July, pale travertine can be crossed barefoot with some haste, dark basalt cannot be crossed at all. Pale stone also throws light back into the room: pleasant in the north, dazzling in the west. Resin fillings and some dyed stones fade. Ask for a piece and leave it on a roof for a month.</p>
<h2>What is under it</h2>
<p>Most failures are not of the stone. Large slabs on a screed that had not dried, no joint at the doorway, grey adhesive behind translucent white, salts that rise through a ground floor: these make the hollow sounds, the dark edges and the cracks. In a new home, tap the floor with a coin. A hollow tile in ten is normal for some contractors and should not be for yours.</p>
<blockquote><p>Ask to see the dry lay. If nobody laid the slabs out before fixing them, nobody chose them either.</p></blockquote>
<h2>Book-matching and blocks</h2>
<p>Slabs are sawn from a block in order, like the pages of a book. Opened in pairs, their veins mirror one another. That works if all slabs of a wall come from one block and were numbered. In a specification look for the quarry, the block, the thickness, usually twenty millimetres, and the tolerance; the word “Italian” says only where it was sawn, perhaps.</p>
<h2>Living with it</h2>
<ul>
<li>Dust before you mop: sand and water make grinding paste.</li>
<li>Use a neutral cleaner. What is good for tiles is often acid.</li>
<li>Seal kitchens and bathrooms once a year, floors every two or three. A drop of water that darkens the stone within five minutes says it is time.</li>
<li>Etches in honed stone can be rubbed out by hand; in polished stone they need a professional.</li>
<li>Keep one spare slab of each kind. The quarry will have moved on.</li>
</ul>
<h2>The honest alternative</h2>
<p>Large porcelain slabs imitate marble well now. They do not etch and they cost less; at the edge of a worktop, where the pattern stops, they show what they are. In a rented apartment or a family kitchen they are often the better choice. We say so, and keep the marble for the wall that nobody cuts lemons on.</p>
`,
  }),
];
