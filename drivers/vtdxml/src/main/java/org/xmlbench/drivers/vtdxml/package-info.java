/** VTD-XML, which indexes a document where it lies; built with the profile {@code gpl} only. */
package org.xmlbench.drivers.vtdxml;
