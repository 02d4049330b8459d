package org.xmlbench.probes;

/** Words of physics and mathematics from which {@code harvest} puts its values together. */
final class HarvestWords {
  static final String[] SETS = {
    "physics:astro-ph",
    "physics:hep-th",
    "physics:cond-mat",
    "physics:quant-ph",
    "math",
    "cs",
    "stat"
  };

  /** In the order of the sets. */
  static final String[] CATEGORIES = {
    "astro-ph.GA astro-ph.CO",
    "hep-th gr-qc",
    "cond-mat.str-el cond-mat.mes-hall",
    "quant-ph cs.IT math.IT",
    "math.RT math.AG",
    "cs.DS cs.CC",
    "stat.ME stat.ML cs.LG"
  };

  static final String[] SURNAMES = {
    "Abe",
    "Andersson",
    "Bäcker",
    "Bianchi",
    "Brandão",
    "Carlson",
    "Chen",
    "Dubois",
    "Évariste",
    "Fernández",
    "Fischer",
    "García",
    "Green",
    "Hansen",
    "Ito",
    "Jørgensen",
    "Kato",
    "Kim",
    "Klein",
    "Kumar",
    "Larsen",
    "Lee",
    "López",
    "Martin",
    "Müller",
    "Moreau",
    "Nakamura",
    "Nuñez",
    "Olsen",
    "Park",
    "Petrov",
    "Quinn",
    "Richter",
    "Rossi",
    "Sato",
    "Schröder",
    "Silva",
    "Singh",
    "Smith",
    "Sørensen",
    "Tanaka",
    "Thomas",
    "Ueda",
    "Vogel",
    "Weiß",
    "Wilson",
    "Wong",
    "Young",
    "Zhang"
  };

  static final String[] BEGINNINGS = {
    "A note on",
    "Bounds for",
    "Dynamics of",
    "Evidence for",
    "Measurement of",
    "On",
    "Observation of",
    "Revisiting",
    "Simulation of",
    "The structure of",
    "Towards"
  };

  static final String[] LINKS = {" in ", " and ", " beyond ", " for ", " from ", " of ", " with "};

  static final String[] ADJECTIVES = {
    "abelian",
    "adaptive",
    "barred",
    "chaotic",
    "compact",
    "convex",
    "dark",
    "dense",
    "discrete",
    "elliptic",
    "entangled",
    "finite",
    "generic",
    "heavy",
    "holomorphic",
    "interacting",
    "isolated",
    "local",
    "magnetic",
    "massive",
    "modular",
    "nonlinear",
    "nuclear",
    "periodic",
    "quantum",
    "random",
    "relativistic",
    "sparse",
    "spherical",
    "stable",
    "strongly coupled",
    "supersymmetric",
    "thermal",
    "topological",
    "turbulent",
    "two-dimensional",
    "unstable",
    "weak"
  };

  static final String[] NOUNS = {
    "algorithms",
    "algebras",
    "bundles",
    "channels",
    "clusters",
    "codes",
    "conductors",
    "disks",
    "equations",
    "estimators",
    "fields",
    "fluids",
    "galaxies",
    "graphs",
    "groups",
    "halos",
    "insulators",
    "lattices",
    "manifolds",
    "mesons",
    "metrics",
    "models",
    "networks",
    "neutrinos",
    "operators",
    "orbits",
    "phases",
    "potentials",
    "sheaves",
    "spectra",
    "spins",
    "states",
    "strings",
    "superconductors",
    "surveys",
    "transitions",
    "vortices",
    "waves"
  };

  static final String[] OPENINGS = {
    "We study",
    "We show that",
    "It is found that",
    "In this paper we consider",
    "Recent work on",
    "By numerical simulation of",
    "We present a new method for",
    "The properties of",
    "Our analysis of",
    "Using a large sample of",
    "As a consequence,",
    "Motivated by"
  };

  static final String[] VERBS = {
    "are described by",
    "agree with",
    "constrain",
    "depend on",
    "determine",
    "differ from",
    "exhibit the behaviour of",
    "follow from",
    "generalise",
    "give rise to",
    "can be reduced to",
    "are dominated by",
    "suppress",
    "are equivalent to"
  };

  /** With characters that must be escaped. */
  static final String[] FORMULAS = {
    "with $\\alpha < 1$",
    "for all $n > 2$",
    "at $z \\sim 0.7$",
    "(S/N > 5)",
    "of order $10^{-3}$",
    "when $\\Delta E < k_B T$",
    "(so-called \"thick\" ones)",
    "at 5 & 15 keV",
    "with $p \\ge 0.95$"
  };

  static final String[] ENDINGS = {
    "in the limit of low temperature",
    "on scales of several kiloparsecs",
    "under mild assumptions",
    "to within a few per cent",
    "in polynomial time",
    "at high redshift",
    "with high probability",
    "in agreement with earlier measurements",
    "for a wide range of parameters",
    "without fine tuning",
    "beyond the leading order",
    "up to a constant factor"
  };

  static final String[] JOURNALS = {
    "Phys.Rev.Lett.",
    "Phys.Rev. D",
    "Astrophys.J.",
    "Mon.Not.Roy.Astron.Soc.",
    "JHEP",
    "Nature",
    "Commun.Math.Phys.",
    "Annals of Mathematics",
    "J. ACM",
    "Nucl.Phys. B",
    "Astron.Astrophys."
  };

  static final String[] LICENCES = {
    "http://arxiv.org/licenses/nonexclusive-distrib/1.0/",
    "http://creativecommons.org/licenses/by/4.0/",
    "http://creativecommons.org/licenses/by-nc-sa/4.0/"
  };

  private HarvestWords() {}
}
