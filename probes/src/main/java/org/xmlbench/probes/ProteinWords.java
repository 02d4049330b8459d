package org.xmlbench.probes;

/** Words of protein chemistry from which {@code psd} puts its values together. */
final class ProteinWords {
  /**
   * An organism.
   *
   * @param source name under which an entry lists it
   * @param formal scientific name
   */
  record Species(String source, String common, String formal) {}

  static final String[] MONTHS = {
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"
  };

  static final String[] MOLECULES = {"DNA", "mRNA", "protein", "genomic RNA"};

  static final String[] PROTEINS = {
    "cytochrome c", "hemoglobin alpha chain", "hemoglobin beta chain",
    "myoglobin", "ferredoxin", "rubredoxin",
    "plastocyanin", "azurin", "thioredoxin",
    "glutathione transferase", "trypsin", "chymotrypsin",
    "elastase", "carboxypeptidase A", "pepsin",
    "renin", "lysozyme", "alpha-amylase",
    "ribonuclease", "phospholipase A2", "alcohol dehydrogenase",
    "lactate dehydrogenase", "malate dehydrogenase", "aldolase",
    "enolase", "pyruvate kinase", "hexokinase",
    "adenylate kinase", "creatine kinase", "triose-phosphate isomerase",
    "citrate synthase", "fumarate hydratase", "superoxide dismutase",
    "catalase", "peroxidase", "nitrogenase iron protein",
    "ATP synthase alpha chain", "histone H2A", "histone H3",
    "ribosomal protein L7", "ribosomal protein S12", "elongation factor Tu",
    "heat shock protein", "actin", "tubulin beta chain",
    "myosin heavy chain", "troponin C", "calmodulin",
    "collagen", "keratin", "crystallin",
    "insulin", "glucagon", "somatotropin",
    "prolactin", "immunoglobulin kappa chain", "interferon",
    "interleukin 2", "transferrin", "serum albumin",
    "apolipoprotein A-I", "fibrinogen", "prothrombin",
    "plasminogen"
  };

  static final String[] QUALIFIERS = {
    "precursor", "[validated]", "homolog", "isoform 1", "isoform 2", "inhibitor",
    "fragment", "mitochondrial", "chloroplast", "membrane-bound", "hypothetical", "probable",
    "type II", "subunit 3", "long splice form", "heme-binding", "iron-sulfur", "zinc-containing"
  };

  static final Species[] SPECIES = {
    new Species("human", "man", "Homo sapiens"),
    new Species("chimpanzee", "chimpanzee", "Pan troglodytes"),
    new Species("mouse", "house mouse", "Mus musculus"),
    new Species("rat", "Norway rat", "Rattus norvegicus"),
    new Species("bovine", "cattle", "Bos primigenius taurus"),
    new Species("pig", "domestic pig", "Sus scrofa domestica"),
    new Species("horse", "domestic horse", "Equus caballus"),
    new Species("rabbit", "domestic rabbit", "Oryctolagus cuniculus"),
    new Species("chicken", "chicken", "Gallus gallus"),
    new Species("African clawed frog", "African clawed frog", "Xenopus laevis"),
    new Species("fruit fly", "fruit fly", "Drosophila melanogaster"),
    new Species("honeybee", "honeybee", "Apis mellifera"),
    new Species("baker's yeast", "yeast", "Saccharomyces cerevisiae"),
    new Species("fission yeast", "yeast", "Schizosaccharomyces pombe"),
    new Species("mouse-ear cress", "thale cress", "Arabidopsis thaliana"),
    new Species("maize", "corn", "Zea mays"),
    new Species("rice", "rice", "Oryza sativa"),
    new Species("Escherichia coli", "bacterium", "Escherichia coli"),
    new Species("Bacillus subtilis", "bacterium", "Bacillus subtilis"),
    new Species("Methanococcus jannaschii", "archaeon", "Methanococcus jannaschii")
  };

  static final String[] SURNAMES = {
    "Abe", "Adams", "Andersson", "Baker", "Becker", "Bianchi", "Brown", "Carlson",
    "Chen", "Clark", "Dubois", "Evans", "Fischer", "Foster", "Garcia", "Green",
    "Hansen", "Harris", "Hoffmann", "Ito", "Jansen", "Johnson", "Kato", "Kim",
    "Klein", "Kumar", "Lambert", "Larsen", "Lee", "Lopez", "Martin", "Meyer",
    "Miller", "Moreau", "Nakamura", "Nelson", "Novak", "Olsen", "Park", "Petrov",
    "Quinn", "Richter", "Rossi", "Sato", "Schmidt", "Silva", "Singh", "Smith",
    "Suzuki", "Tanaka", "Taylor", "Thomas", "Turner", "Ueda", "Vogel", "Wagner",
    "Walker", "Watanabe", "Weber", "Wilson", "Wong", "Yamada", "Young", "Zhang"
  };

  static final String[] JOURNALS = {
    "J. Biol. Chem.", "Proc. Natl. Acad. Sci. U.S.A.", "Nature", "Science", "Cell", "EMBO J.",
    "Biochemistry", "J. Biochem.", "Eur. J. Biochem.", "Nucleic Acids Res.", "Gene", "FEBS Lett.",
    "J. Mol. Biol.", "J. Bacteriol.", "Biochim. Biophys. Acta", "Genomics"
  };

  static final String[] STUDIES = {
    "Isolation and sequence of", "Molecular cloning of", "Complete amino acid sequence of",
    "Structure and expression of", "Nucleotide sequence of a gene for", "Characterization of",
    "Primary structure of", "Evolution of", "Purification and properties of",
    "Developmental regulation of"
  };

  static final String[] TISSUES = {
    "liver", "heart", "skeletal muscle", "brain", "kidney", "pancreas", "retina", "placenta",
    "leaf", "root", "seed", "fat body", "larval", "embryonic", "soluble", "periplasmic"
  };

  static final String[] KEYWORDS = {
    "acetylated amino end", "blocked amino end", "calcium binding",
    "chromoprotein", "cytosol", "duplication",
    "electron transfer", "glycoprotein", "heme",
    "homodimer", "hydrolase", "iron",
    "membrane protein", "metalloprotein", "mitochondrion",
    "nucleus", "oxidoreductase", "phosphoprotein",
    "polymorphism", "respiratory chain", "transferase",
    "transmembrane protein", "zinc", "zymogen"
  };

  static final String[] LABELS = {"MAT", "SIG", "PRO", "CYC", "TMN", "IMM", "EGF", "KIN"};

  static final String[] FEATURES = {
    "product", "domain", "modified-site", "binding-site",
    "active-site", "disulfide-bonds", "cleavage-site", "region"
  };

  private ProteinWords() {}
}
